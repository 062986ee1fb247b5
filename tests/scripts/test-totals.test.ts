import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import { addTotals, describeTotals, readReport, runVitest } from '#scripts/test-totals.ts';

const folder = mkdtempSync(join(tmpdir(), 'billwren-totals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(passed: number, failed: number): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify({ passed, failed, unsteady: [], failures: [] }));
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

test('what failed is named with its reason, inside and outside of tests, and what held at the second try', async () => {
  writeFileSync(
    join(folder, 'odd.test.js'),
    `import { afterAll, expect, test } from 'vitest';
     let tries = 0;
     test('holds', () => { Promise.reject(new Error('nobody waits')); });
     test('holds in the end', { retry: 1 }, () => { tries += 1; expect(tries).toBe(2); });
     test('fails', () => { throw new Error('wrong'); });
     afterAll(() => { throw new Error('no end'); });`,
  );
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const config = join(folder, 'vitest.config.js');
  writeFileSync(config, `export default { root: ${JSON.stringify(folder)} };`);
  const result = await runVitest('odd', { config, resultsDir: folder, env: {}, onLine: () => {} });
  expect(result.totals).toEqual({ passed: 2, failed: 1 });
  expect(result.unsteady).toEqual([expect.stringContaining('odd.test.js: holds in the end')]);
  expect(result.failures).toEqual([
    expect.stringMatching(/odd\.test\.js: fails: wrong \(.*odd\.test\.js:\d+\)$/),
    expect.stringMatching(/odd\.test\.js: no end/),
    expect.stringMatching(/^outside the tests, during .*odd\.test\.js: nobody waits/),
  ]);
});

test('the closing line is the sum of all stages', () => {
  const all = [
    { passed: 12, failed: 0 },
    { passed: 3, failed: 1 },
  ];
  expect(describeTotals(addTotals(all))).toBe('15 passed, 1 failed');
});
