import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import { loadReport, runVitest } from '#scripts/test-totals.ts';

const folder = mkdtempSync(join(tmpdir(), 'billwren-totals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(numPassedTests: number, numFailedTests: number): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify({ numPassedTests, numFailedTests, testResults: [] }));
  return path;
}

test('a run that failed outside its tests has one failure', () => {
  expect(loadReport(report(12, 0), 1)).toEqual({
    totals: { passed: 12, failed: 1 },
    failures: ['error outside the tests: see the file named above'],
  });
});

test('a run without a report has failed', () => {
  expect(loadReport(join(folder, 'absent.json'), 0).totals).toEqual({ passed: 0, failed: 1 });
});

describe('a run of vitest', () => {
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const config = join(folder, 'vitest.config.js');
  writeFileSync(config, `export default { root: ${JSON.stringify(folder)} };`);
  const lines: string[] = [];
  const run = (name: string, source: string) => {
    writeFileSync(join(folder, name), `import { afterAll, test } from 'vitest';\n${source}`);
    const onLine = (line: string) => lines.push(line);
    return runVitest({ config, resultsDir: folder, env: {}, onLine });
  };

  test('lists what fails with its reason, and a rejection outside of tests with its file', async () => {
    const alone = await run(
      'alone.test.js',
      `test('holds', () => { Promise.reject(new Error('not awaited')); });`,
    );
    expect(alone.totals).toEqual({ passed: 1, failed: 1 });
    expect(stripVTControlCharacters(lines.join('\n'))).toMatch(
      /not awaited[\s\S]*originated in "alone\.test\.js"/,
    );
    const both = await run(
      'odd.test.js',
      `test('fails', () => { throw new Error('wrong'); });
       afterAll(() => { throw new Error('no end'); });`,
    );
    expect(both.totals).toEqual({ passed: 1, failed: 1 });
    expect(both.failures).toEqual([
      expect.stringMatching(/odd\.test\.js: fails: Error: wrong$/),
      expect.stringMatching(/odd\.test\.js: no end$/),
    ]);
  });
});
