import { expect, it } from 'vitest';
import { formatRun, type Run, type Status } from '#scripts/mutate/report.ts';

function runOf(...statuses: [module: string, status: Status][]): Run {
  const mutants = statuses.map(([module, status], at) => ({
    id: String(at),
    module,
    path: `app/${module}/file.ts`,
    line: at + 1,
    within: 'sum',
    mutator: '+ to -',
    original: 'one + other',
    replacement: '(one - other)',
    status,
    killedBy: null,
    isTypeChecked: false,
    reaching: 3,
    ran: 3,
    ms: 10,
  }));
  return { code: '', commit: 'abc', seed: '1', candidates: 9, files: {}, mutants };
}

it('counts what tests and TypeScript notice in each module, beside a base', () => {
  const base = runOf(['domain/money', 'killed'], ['domain/money', 'killed'], ['db', 'survived']);
  const run = runOf(
    ['domain/money', 'killed'],
    ['domain/money', 'survived'],
    ['db', 'refused'],
    ['db', 'untested'],
    ['db', 'pending'],
  );
  const lines = formatRun(run, base).split('\n');
  expect(lines.filter((line) => line.startsWith('|'))).toEqual([
    '| module | mutants | killed | refused | survived | no test | share | base |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    '| db | 2 | 0 | 1 | 0 | 1 | 50% | 0% |',
    '| domain/money | 2 | 1 | 0 | 1 | 0 | 50% | 100% |',
    '| all | 4 | 1 | 1 | 1 | 1 | 50% | 67% |',
  ]);
  expect(lines).toContain('5 of 9; 1 not tried yet.');
  expect(lines.filter((line) => line.startsWith('- '))).toEqual([
    '- app/db/file.ts:4 sum (+ to -); `one + other` → `(one - other)`; 3 of 3 test files ran',
    '- app/domain/money/file.ts:2 sum (+ to -); `one + other` → `(one - other)`; 3 of 3 test files ran; **noticed at the base**',
  ]);
});
