/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {any} report Vitest's JSON report
 * @returns {Counts}
 */
export function readVitestCounts(report) {
  // A file that does not even load holds no tests: it counts as one that failed.
  const brokenFiles = report.testResults.filter(
    /** @param {any} file */ (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {any} report Playwright's JSON report
 * @returns {Counts}
 */
export function readPlaywrightCounts({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Adds up to one line that people and machines can read: "Threadprint: 123 passed, 0 failed".
 * @param {readonly Counts[]} counts
 */
export function formatSummary(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
  return {
    line: `Threadprint: ${total.passed} passed, ${total.failed} failed${skipped}`,
    isPassed: total.failed === 0 && total.passed > 0,
  };
}
