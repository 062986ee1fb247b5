import type { Database } from '#db/client.server.ts';
import type { HistoryDatabase } from './database.ts';
import { createDice, type Dice } from './dice.ts';
import { cardFaults, settledFaults } from './invariants/cards.ts';
import { createFrozenCheck, documentFaults, lostFaults } from './invariants/documents.ts';
import { emailFaults } from './invariants/emails.ts';
import { documentPageFaults, listFaults, strangerFaults, sumFaults } from './invariants/figures.ts';
import { ledgerFaults } from './invariants/ledger.ts';
import { planFaults } from './invariants/plans.ts';
import { mishapKinds, Turns } from './network.ts';
import { type Rows, readRows } from './rows.ts';
import type { Scene, Step } from './scene.ts';
import { addClients, buyPlan, connectCards, type Seller, signUp } from './seller.ts';
import { settle, underWayFaults } from './settle.ts';
import { accountSteps } from './steps/accounts.ts';
import { agreementSteps } from './steps/agreements.ts';
import { backgroundSteps } from './steps/background.ts';
import { cardSteps } from './steps/cards.ts';
import { documentSteps } from './steps/documents.ts';
import { emailSteps } from './steps/emails.ts';
import { paymentSteps } from './steps/payments.ts';
import type { World } from './world.ts';

/** A failed history: its steps in order, and what contradicts after the last one. */
export type Failure = { steps: string[]; faults: string[] };

/** Which history to run. */
export type HistoryPlan = {
  seed: number;
  /** The number of steps. */
  length: number;
  /** Whether every page is asked for after every step, instead of one. */
  isThorough: boolean;
  /** Numbers of steps, from 1, that are left out. */
  leftOut?: ReadonlySet<number>;
};

const steps: Step[] = [
  ...documentSteps,
  ...paymentSteps,
  ...cardSteps,
  ...emailSteps,
  ...agreementSteps,
  ...backgroundSteps,
  ...accountSteps,
];

/** Each step of a history by weight. */
const weighted = steps.flatMap((step) => Array.from({ length: step.weight }, () => step));

/**
 * Runs one history: sellers in several countries, then steps in random order, with faults, and after each of them every
 * check; finally all faults end, and what was under way must come to its end.
 * @returns null if nothing contradicts
 */
export async function runHistory(
  { world, database }: { world: World; database: HistoryDatabase },
  plan: HistoryPlan,
): Promise<Failure | null> {
  const { seed, length, isThorough, leftOut } = plan;
  const db = database.open();
  const done: string[] = [];
  const fail = (faults: string[]): Failure => ({ steps: done, faults });
  const sellers = await openShops({ world, db }, createDice(seed, 0));
  const scene: Omit<Scene, 'dice' | 'rows' | 'notes'> = {
    world,
    database,
    db,
    sellers,
    mishap: null,
    turns: null,
    acknowledged: [],
    isHit: false,
  };
  const frozen = createFrozenCheck();
  let rows = await readRows(db);
  let stale = rows;
  world.takeErrors();
  for (let at = 1; at <= length; at += 1) {
    if (leftOut?.has(at)) continue;
    const dice = createDice(seed, at);
    const notes: string[] = [];
    const isStale = dice.chance(12);
    const seen = isStale ? stale : rows;
    const now: Scene = { ...scene, dice, notes, rows: seen, mishap: anyMishap(dice) };
    const name = await takeStep(now, dice);
    world.advance(1_000 + dice.below(60_000));
    const before = rows;
    rows = await readRows(db);
    if (dice.chance(30)) stale = before;
    const line = `${at}. ${name}${isStale ? ' in a stale tab' : ''}: ${notes.join('; ')}`;
    done.push(line);
    const faults = [
      ...unexpectedErrors(world, now.isHit),
      ...rowFaults(before, rows, now),
      ...frozen(rows),
      ...(await shownFaults(now, rows, { dice: createDice(seed, at + length), isThorough })),
    ];
    if (faults.length > 0) return fail(faults);
  }
  await settle(world);
  rows = await readRows(db);
  const end: Scene = { ...scene, dice: createDice(seed, -1), notes: [], rows, mishap: null };
  const faults = [
    ...rowFaults(rows, rows, end),
    ...frozen(rows),
    ...settledFaults(rows, world),
    ...underWayFaults(rows, world),
    ...(await shownFaults(end, rows, { dice: end.dice, isThorough: true })),
  ];
  done.push('the end: all faults are over, and everything under way ends');
  return faults.length > 0 ? fail(faults) : null;
}

async function openShops(at: { world: World; db: Database }, dice: Dice): Promise<Seller[]> {
  const { world } = at;
  const countries = ['us', 'uk', 'ca', 'au'] as const;
  const sellers: Seller[] = [];
  for (const name of ['ann', 'bob']) {
    const country = dice.pick(countries) ?? 'us';
    const seller = await signUp(world, { name, country });
    sellers.push(seller);
    if (name === 'ann' || dice.chance(60)) await buyPlan(world, seller, 'basic');
    if (name === 'ann' || dice.chance(50)) await connectCards(world, seller);
    await addClients(world, at.db, { seller, names: ['Finch', 'Kite'] });
  }
  return sellers;
}

/** Takes a step, or two at once. */
async function takeStep(scene: Scene, dice: Dice): Promise<string> {
  if (dice.chance(10)) {
    const turns = new Turns(dice);
    const pair = [choose(dice), choose(dice)];
    const together: Scene = Object.assign(scene, { turns });
    await Promise.all(pair.map((step) => step.act(together)));
    scene.turns = null;
    return pair.map(({ name }) => name).join(' and at once ');
  }
  for (let tries = 0; tries < 20; tries += 1) {
    const step = choose(dice);
    if (await step.act(scene)) return step.name;
  }
  return 'nothing';
}

function choose(dice: Dice): Step {
  const step = dice.pick(weighted);
  if (!step) throw new Error('There are no steps');
  return step;
}

function anyMishap(dice: Dice): Scene['mishap'] {
  const kind = dice.pick(mishapKinds);
  return kind && dice.chance(25) ? { kind, call: 1 + dice.below(6) } : null;
}

/** Stripe refuses a refund of what was refunded in the dashboard, until its event has arrived. */
const expectedErrors = /could not refund a payment: 400 StripeInvalidRequestError amount/;

/** Errors in the log, unless a fault explains them. */
function unexpectedErrors(world: World, isHit: boolean): string[] {
  const lines = world.takeErrors().filter((line) => !expectedErrors.test(line));
  return isHit ? [] : lines.map((line) => `an error without a fault: ${line.slice(0, 1_500)}`);
}

function rowFaults(before: Rows, rows: Rows, scene: Scene): string[] {
  const { world, acknowledged } = scene;
  return [
    ...ledgerFaults(rows),
    ...documentFaults(rows),
    ...lostFaults(rows, acknowledged),
    ...emailFaults(rows, world),
    ...cardFaults(rows, world),
    ...planFaults(before, rows, world.now()),
  ];
}

/** Asks for what the product shows to one of the sellers: every page, or only one of them. */
async function shownFaults(
  scene: Scene,
  rows: Rows,
  { dice, isThorough }: { dice: Dice; isThorough: boolean },
): Promise<string[]> {
  const { world, db, sellers } = scene;
  const seller = dice.pick(sellers.filter(({ isClosed }) => !isClosed));
  if (!seller) return [];
  const today = new Date(world.now()).toISOString().slice(0, 10);
  const asked = { world, db, rows, seller, today };
  const pages = [
    () => listFaults(asked),
    () => documentPageFaults(asked, dice),
    () => strangerFaults(asked, { seller, dice }),
  ];
  const faults = await sumFaults(asked);
  const [chosen] = pages.splice(dice.below(pages.length), 1);
  // The others come after it, so that a thorough run finds what a quick one does.
  const shown = isThorough ? [chosen, ...pages] : [chosen];
  for (const page of shown) faults.push(...((await page?.()) ?? []));
  return faults;
}
