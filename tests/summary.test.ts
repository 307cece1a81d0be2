import { describe, expect, it } from 'vitest';
import { formatSummary, readPlaywrightCounts, readVitestCounts } from './summary.mjs';

describe('formatSummary(counts)', () => {
  it('adds up to one plain line', () => {
    const counts = [
      { passed: 100, failed: 0, skipped: 0 },
      { passed: 23, failed: 0, skipped: 0 },
    ];
    expect(formatSummary(counts)).toEqual({ line: 'Threadprint: 123 passed, 0 failed', isPassed: true });
  });
  it('names skipped tests', () => {
    expect(formatSummary([{ passed: 1, failed: 2, skipped: 3 }])).toEqual({
      line: 'Threadprint: 1 passed, 2 failed, 3 skipped',
      isPassed: false,
    });
  });
  it('is no pass where nothing ran', () => {
    expect(formatSummary([])).toEqual({ line: 'Threadprint: 0 passed, 0 failed', isPassed: false });
  });
});

describe('readVitestCounts(report)', () => {
  it('counts a file that does not load as failed', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{}] },
      ],
    };
    expect(readVitestCounts(report)).toEqual({ passed: 5, failed: 1, skipped: 1 });
  });
});

describe('readPlaywrightCounts(report)', () => {
  it('counts flaky tests as passed and errors outside tests as failed', () => {
    const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };
    expect(readPlaywrightCounts({ stats, errors: [{}] })).toEqual({ passed: 8, failed: 3, skipped: 3 });
  });
});
