import { describe, expect, it } from 'vitest';
import { listMutations } from '#scripts/mutate/mutators.ts';
import { drawSample, identifyFiles, listMutants } from '#scripts/mutate/sample.ts';

const text = `import { limit } from './limits.ts';
import { and, eq, sql } from 'drizzle-orm';

export const days = 30;

/** Adds up to 3 days. */
export function add(value: number): number {
  if (value < 0) throw new RangeError('below 0');
  const isFew = value <= limit && !isOdd(value);
  console.log(\`\${value} more\`);
  return isFew ? value + 3 : days;
}

export const own = (owner: string) => and(eq(rows.owner, owner), sql\`\${rows.sum} > 0\`);
`;

const path = 'app/domain/shared/add.ts';

const idsOf = (files: Parameters<typeof identifyFiles>[0], base = {}) =>
  listMutants(identifyFiles(files, base), '1').map(({ id }) => id);

it('the mutations of a file change what runs, but no types, messages or logs', () => {
  const changes = listMutations(path, text).map(
    ({ original, replacement }) => `${original} → ${replacement}`,
  );
  expect(changes).toEqual([
    '30 → 31',
    '30 → 29',
    'value < 0 → (value <= 0)',
    'value < 0 → (value >= 0)',
    '0 → 1',
    "throw new RangeError('below 0'); → ;",
    'value <= limit && !isOdd(value) → ((value <= limit) || !isOdd(value))',
    'value <= limit → (value < limit)',
    'value <= limit → (value > limit)',
    '!isOdd(value) → (isOdd(value))',
    'isFew → !(isFew)',
    'value + 3 → (value - 3)',
    '3 → 4',
    '3 → 2',
    'eq(rows.owner, owner),  → ',
    'eq(rows.owner, owner) → mutated(rows.owner, owner)',
    ', sql`\u0024{rows.sum} > 0` → ',
    '> → >=',
  ]);
});

describe('the sample', () => {
  it('is the same for the same code and seed', () => {
    const files = identifyFiles([{ path, text }], {});
    expect(drawSample(listMutants(files, '1'), 5)).toEqual(drawSample(listMutants(files, '1'), 5));
    expect(drawSample(listMutants(files, '2'), 5)).not.toEqual(
      drawSample(listMutants(files, '1'), 5),
    );
  });

  it('has the same mutants when other code comes, goes or is formatted', () => {
    const changed = text
      .replace('export const days', 'const other = 7;\nexport const days')
      .replace('limit && !', 'limit &&\n    !');
    const ids = new Set(idsOf([{ path, text: changed }]));
    expect(idsOf([{ path, text }]).filter((id) => !ids.has(id))).toEqual([]);
  });
});
