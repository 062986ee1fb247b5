import { describe, expect, it } from 'vitest';
import { listMutations } from '#scripts/mutate/mutators.ts';
import { addProbes } from '#scripts/mutate/probes.ts';
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

describe('the mutations of a file', () => {
  it('change what runs, but no types, messages or logs', () => {
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

  it('are reached where their statement or arrow function is', () => {
    const [days, , negative] = listMutants(identifyFiles([{ path, text }], {}), '1');
    const condition = listMutants(identifyFiles([{ path, text }], {}), '1').at(-1);
    if (!days || !negative || !condition) throw new Error('no mutants');
    const probed = addProbes(path, text, [days, negative, condition]);
    const call = (id: string) => `globalThis.reachedMutants?.add('${id}')`;
    expect(probed).toContain(`\n${call(days.id)};export const days = 30;`);
    expect(probed).toContain(`  ${call(negative.id)};if (value < 0)`);
    expect(probed).toContain(`=> (${call(condition.id)}, and(eq(`);
    expect(probed.split('\n').length).toBe(text.split('\n').length);
  });
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

  it('has the mutants of the base first, then a few of each module', () => {
    const files = [path, 'app/domain/rare/rare.ts'].map((each, at) => ({
      path: each,
      text: at === 0 ? text.repeat(20) : 'export const one = 1;',
    }));
    const all = listMutants(identifyFiles(files, {}), '1');
    const last = [...all].sort((one, other) => (one.id < other.id ? -1 : 1)).at(-1);
    const sample = drawSample(all, 10, new Set([last?.id ?? '']));
    expect(sample[0]).toBe(last);
    expect(sample.filter(({ module }) => module === 'domain/rare')).toHaveLength(2);
    expect(sample).toHaveLength(10);
  });
});
