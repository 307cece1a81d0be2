/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ title: string, durationMs: number, isFailed: boolean }} TestRun */

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
 * @param {any} report Vitest's JSON report
 * @returns {TestRun[]}
 */
export function readVitestRuns(report) {
  return report.testResults.flatMap(
    /** @param {any} file */ (file) =>
      file.assertionResults.map(
        /** @param {any} test */ ({ fullName, duration, status }) => ({
          title: fullName,
          durationMs: duration ?? 0,
          isFailed: status === 'failed',
        }),
      ),
  );
}

/**
 * A test that was tried again took the time of all its tries.
 * @param {any} report Playwright's JSON report
 * @returns {TestRun[]}
 */
export function readPlaywrightRuns(report) {
  /** @type {(suite: any) => TestRun[]} */
  const readSuite = ({ file, specs = [], suites = [] }) => [
    ...specs.flatMap(
      /** @param {any} spec */ ({ title, tests }) =>
        tests.map(
          /** @param {any} test */ ({ projectName, results, status }) => ({
            title: `[${projectName}] ${file}: ${title}`,
            durationMs: results.reduce(
              /** @type {(sum: number, result: any) => number} */ (sum, { duration }) => sum + duration,
              0,
            ),
            isFailed: status === 'unexpected',
          }),
        ),
    ),
    ...suites.flatMap(readSuite),
  ];
  return report.suites.flatMap(readSuite);
}

/**
 * The ten slowest tests, one a line, e.g. "   12.3 s  [desktop] home.spec.ts: goes on by itself".
 * @param {readonly TestRun[]} runs
 */
export function formatSlowest(runs) {
  const slowest = [...runs].sort((a, b) => b.durationMs - a.durationMs).slice(0, 10);
  const lines = slowest.map(
    ({ title, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${title}`,
  );
  return ['The slowest tests:', ...lines].join('\n');
}

/**
 * The tests that failed, one a line, for the end of a long log; nothing where none did.
 * @param {readonly TestRun[]} runs
 */
export function formatFailed(runs) {
  const failed = runs.filter(({ isFailed }) => isFailed);
  return failed.length === 0 ? '' : ['What failed:', ...failed.map(({ title }) => `  ✗ ${title}`)].join('\n');
}

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export function addCounts(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * One line that people and machines can read: "Threadprint: 123 passed, 0 failed".
 * @param {readonly Counts[]} counts
 */
export function formatSummary(counts) {
  const total = addCounts(counts);
  const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
  return {
    line: `Threadprint: ${total.passed} passed, ${total.failed} failed${skipped}`,
    isPassed: total.failed === 0 && total.passed > 0,
  };
}
