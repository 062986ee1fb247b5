import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addTotals, describeTotals, readReport } from '#scripts/test-totals.ts';

const folder = mkdtempSync(join(tmpdir(), 'billwren-totals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(numPassedTests: number, numFailedTests: number): string {
  const path = join(folder, 'report.json');
  const success = numFailedTests === 0;
  const assertionResults = [
    { fullName: 'holds', status: 'passed', failureMessages: [] },
    { fullName: 'holds in the end', status: 'passed', failureMessages: ['late'] },
    { fullName: 'fails', status: 'failed', failureMessages: ['late', 'wrong'] },
  ];
  const counted = { numPassedTests, numFailedTests, success, testResults: [{ assertionResults }] };
  writeFileSync(path, JSON.stringify(counted));
  return path;
}

test('the sum of a report is taken as it stands', () => {
  expect(readReport(report(12, 0), 0).totals).toEqual({ passed: 12, failed: 0 });
  expect(readReport(report(10, 2), 1).totals).toEqual({ passed: 10, failed: 2 });
});

test('a run that failed outside its tests has one failure', () => {
  expect(readReport(report(12, 0), 1).totals).toEqual({ passed: 12, failed: 1 });
});

test('a run without a report has failed', () => {
  expect(readReport(join(folder, 'absent.json'), 0).totals).toEqual({ passed: 0, failed: 1 });
});

test('what held at its second try alone is named', () => {
  expect(readReport(report(2, 1), 1).unsteady).toEqual(['holds in the end']);
});

test('the closing line is the sum of all stages', () => {
  const all = [
    { passed: 12, failed: 0 },
    { passed: 3, failed: 1 },
  ];
  expect(describeTotals(addTotals(all))).toBe('15 passed, 1 failed');
});
