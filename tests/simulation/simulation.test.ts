import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { isFullStrain } from '#tests/support/rounds.ts';
import { startDatabase } from './database.ts';
import { createDice } from './dice.ts';
import { type Failure, type HistoryPlan, runHistory } from './history.ts';
import { shrink } from './shrink.ts';
import { openWorld } from './world.ts';
import '#tests/support/quick-scrypt.ts';

// The whole product in this process, as FoundationDB and TigerBeetle simulate theirs: random sellers and clients call
// its real entry points, a clock that only the simulation advances, a real database, and third parties that lose,
// double and shuffle. Everything follows from a seed. A failure prints its seed and steps, and runs again with
//
//   SEED=17 npx vitest run tests/simulation
//
// SEED=17 SEEDS=100 runs a hundred from there, STEPS=60 longer ones, and SHRINK=yes leaves out steps of a failing
// history that aren't needed for it to fail.

const { SEED, SEEDS, STEPS, SHRINK } = process.env;
const first = Number(SEED ?? 1);
const count = Number(SEEDS ?? (SEED ? 1 : isFullStrain ? 1_000 : 20));
const length = Number(STEPS ?? (isFullStrain ? 60 : 10));
const seeds = Array.from({ length: count }, (_, at) => first + at);

const { privateKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const recordKey = pem.trim().replaceAll('\n', '\\n');

test.each(seeds)(
  `${length} random steps with faults contradict nothing, from seed %i`,
  async (seed) => {
    const plan: HistoryPlan = { seed, length, isThorough: isFullStrain || SEED !== undefined };
    const failure = await simulate(plan);
    if (!failure) return;
    const shown = SHRINK ? await shrink(failure, plan, simulate) : failure;
    const command = `SEED=${seed} STEPS=${length} npx vitest run tests/simulation`;
    expect.fail([command, ...shown.steps, ...shown.faults].join('\n'));
  },
);

async function simulate(plan: HistoryPlan): Promise<Failure | null> {
  const database = await startDatabase();
  const startMs = Date.UTC(2026, 10, 2, 14);
  const world = openWorld(database.url, { startMs, dice: createDice(plan.seed, -2), recordKey });
  try {
    return await runHistory({ world, database }, plan);
  } finally {
    world.close();
    await database.stop();
  }
}
