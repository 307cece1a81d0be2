import { describe, expect, it } from 'vitest';
import {
  formatFailed,
  formatSlowest,
  formatSummary,
  readPlaywrightCounts,
  readPlaywrightRuns,
  readVitestCounts,
  readVitestRuns,
} from './summary.mjs';

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

describe('readVitestRuns(report)', () => {
  it('takes a test that was skipped for one of no time', () => {
    const assertionResults = [
      { fullName: 'adds', duration: 1.5, status: 'failed' },
      { fullName: 'is skipped' },
    ];
    expect(readVitestRuns({ testResults: [{ assertionResults }, { assertionResults: [] }] })).toEqual([
      { title: 'adds', durationMs: 1.5, isFailed: true },
      { title: 'is skipped', durationMs: 0, isFailed: false },
    ]);
  });
});

describe('readPlaywrightRuns(report)', () => {
  it('finds tests in groups, and adds up the tries of each', () => {
    const retried = {
      projectName: 'desktop',
      results: [{ duration: 700 }, { duration: 300 }],
      status: 'unexpected',
    };
    const skipped = { projectName: 'phone', results: [] };
    const group = { file: 'home.spec.ts', specs: [{ title: 'pours', tests: [retried, skipped] }] };
    expect(readPlaywrightRuns({ suites: [{ file: 'home.spec.ts', suites: [group] }] })).toEqual([
      { title: '[desktop] home.spec.ts: pours', durationMs: 1000, isFailed: true },
      { title: '[phone] home.spec.ts: pours', durationMs: 0, isFailed: false },
    ]);
  });
  it('finds none where nothing ran', () => {
    expect(readPlaywrightRuns({ suites: [] })).toEqual([]);
  });
});

describe('formatSlowest(runs)', () => {
  it('names the slowest first, and no more than ten', () => {
    const runs = Array.from({ length: 11 }, (_, index) => ({
      title: `test ${index}`,
      durationMs: index * 1000,
      isFailed: false,
    }));
    const lines = formatSlowest(runs).split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[1]).toBe('   10.0 s  test 10');
    expect(lines[10]).toBe('    1.0 s  test 1');
  });
});

describe('formatFailed(runs)', () => {
  const run = { title: 'pours', durationMs: 1, isFailed: false };
  it('names what failed, and nothing else', () => {
    expect(formatFailed([run, { ...run, title: 'turns', isFailed: true }])).toBe('What failed:\n  ✗ turns');
  });
  it('says nothing where all passed', () => {
    expect(formatFailed([run])).toBe('');
  });
});
