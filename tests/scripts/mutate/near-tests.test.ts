import { expect, it } from 'vitest';
import { listNearTests } from '#scripts/mutate/near-tests.ts';

it('lists the test files that reach a mutant, the nearest first', () => {
  const test = (ms: number, failure: string | null = null) => ({ ms, failure, reached: ['a'] });
  const recorded = {
    'server tests/features/cards/server/refund.test.ts': test(3000),
    'unit tests/domain/invoices/draft.test.ts': test(40),
    'unit tests/domain/money/fast.test.ts': test(10),
    'unit tests/domain/money/slow.test.ts': test(90),
    'unit tests/domain/money/fraction.test.ts': test(500),
    'unit tests/domain/money/other.test.ts': { ...test(1), reached: ['b'] },
    'server-apart tests/workers/built.test.ts': test(20, 'Run npm run build first'),
  };
  const importing = ['tests/domain/invoices/draft.test.ts', 'tests/domain/money/fraction.test.ts'];
  const textOf = (path: string) =>
    importing.includes(path) ? "from '#app/domain/money/fraction.ts';" : '';
  const mutant = { id: 'a', path: 'app/domain/money/fraction.ts' };
  expect(listNearTests(mutant, recorded, textOf)).toEqual([
    'unit tests/domain/money/fraction.test.ts',
    'unit tests/domain/invoices/draft.test.ts',
    'unit tests/domain/money/fast.test.ts',
    'unit tests/domain/money/slow.test.ts',
    'server tests/features/cards/server/refund.test.ts',
  ]);
});
