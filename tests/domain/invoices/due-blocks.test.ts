import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { blocksBefore, shortBlocksBefore } from '#app/domain/invoices/due-blocks.ts';

type BlockRange = ReturnType<typeof blocksBefore>[number];

const day = fc.integer({ min: -30_000, max: 30_000 }).map((days) => addDays('2026-01-01', days));
const daysOf = (ranges: BlockRange[]) =>
  ranges.reduce((sum, { span, from, to }) => sum + span * (to - from), 0);
/** The Julian day of January 1, 2026, at noon. */
const newYear = 2_461_042;

test('the blocks before a day cover every earlier day once', () => {
  expect(daysOf(blocksBefore('2026-01-01'))).toBe(newYear);
  fc.assert(
    fc.property(day, (end) => {
      const ranges = blocksBefore(end);
      for (const [at, { span, from, to }] of ranges.entries()) {
        expect(to).toBeGreaterThanOrEqual(from);
        const before = ranges[at - 1];
        expect(from * span).toBe(before ? before.to * before.span : 0);
      }
      expect(daysOf(blocksBefore(addDays(end, 1)))).toBe(daysOf(ranges) + 1);
    }),
  );
});

test('the short blocks of several days are those of each day, none twice, and at most 12 per day', () => {
  const blocksOf = (ranges: BlockRange[]) =>
    ranges.flatMap(({ span, from, to }) =>
      Array.from({ length: to - from }, (_, at) => `${span}: ${from + at}`),
    );
  fc.assert(
    fc.property(fc.array(day, { maxLength: 6 }), (days) => {
      const needed = days.flatMap((each) =>
        blocksOf(blocksBefore(each).filter(({ span }) => span < 256)),
      );
      const listed = blocksOf(shortBlocksBefore(days));
      expect(listed.toSorted()).toEqual([...new Set(needed)].toSorted());
      expect(listed.length).toBeLessThanOrEqual(12 * days.length);
    }),
  );
});
