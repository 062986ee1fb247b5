import { createSeededRandom } from '#tests/support/seeded-random.ts';

/** Choices that follow from a seed alone. */
export type Dice = {
  /** An integer from 0 to below `below`. */
  below: (below: number) => number;
  /** True in this many of 100 cases. */
  chance: (percent: number) => boolean;
  /** One of the values; undefined if there are none. */
  pick: <Value>(values: readonly Value[]) => Value | undefined;
};

/**
 * Creates the dice of one step. Each step has its own, so that leaving out other steps doesn't change its choices.
 */
export function createDice(seed: number, step: number): Dice {
  const below = createSeededRandom(Math.imul(seed, 7919) + Math.imul(step, 104_729));
  // The first numbers of neighbouring seeds are alike.
  for (let warmUp = 0; warmUp < 3; warmUp += 1) below(2);
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (values) => values[below(values.length)],
  };
}
