import { crons } from '#app/domain/jobs/scheduled-jobs.ts';
import { type Ended, Turns } from '../network.ts';
import type { Scene, Step } from '../scene.ts';

/** Steps without a user: time, jobs, queues, webhooks. */
export const backgroundSteps: Step[] = [
  { name: 'time passes', weight: 7, act: passTime },
  { name: 'run scheduled jobs', weight: 12, act: runJobs },
  { name: 'deliver a webhook', weight: 14, act: deliverWebhook },
  { name: 'deliver a queued message', weight: 14, act: deliverMessage },
  { name: 'the database crashes', weight: 1, act: crash },
];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

async function passTime({ world, dice, notes }: Scene): Promise<boolean> {
  const unit =
    dice.pick([minuteMs, 20 * minuteMs, hourMs, 10 * hourMs, dayMs, 3 * dayMs]) ?? hourMs;
  const ms = unit + dice.below(unit);
  world.advance(ms);
  notes.push(`${Math.round(ms / minuteMs)} minutes`);
  return true;
}

/** Runs the jobs of one schedule, sometimes twice at once. */
async function runJobs(scene: Scene): Promise<boolean> {
  const { world, dice } = scene;
  const { everyMinute, hourly, nightly } = crons;
  const cron =
    dice.pick([everyMinute, everyMinute, everyMinute, hourly, hourly, nightly]) ?? hourly;
  const { mishap } = scene;
  scene.mishap = null;
  const turns = scene.turns ?? (dice.chance(15) ? new Turns(dice) : null);
  const isDoubled = turns !== null && scene.turns === null;
  const work = () => world.runJobs(cron);
  const [first] = await Promise.all([
    // Later jobs of the schedule make later calls.
    world.run(work, mishap && { ...mishap, call: mishap.call * 3 }, turns),
    isDoubled && world.run(work, null, turns),
  ]);
  note(scene, `${cron}${isDoubled ? ' twice at once' : ''}`, first);
  return true;
}

/** Delivers one of Stripe's events, in any order; a few are doubled or never arrive. */
async function deliverWebhook(scene: Scene): Promise<boolean> {
  const { world, dice } = scene;
  const delivery = dice.pick(world.deliveries);
  if (!delivery) return false;
  const remove = () => world.deliveries.splice(world.deliveries.indexOf(delivery), 1);
  if (dice.chance(6)) {
    remove();
    scene.notes.push(`${delivery.type} never arrives`);
    return true;
  }
  const { mishap } = scene;
  scene.mishap = null;
  const ended = await world.run(() => world.deliver(delivery), mishap, scene.turns);
  note(scene, delivery.type, ended);
  const isAccepted = ended.outcome === 'answered' && ended.value;
  if (isAccepted && !dice.chance(15) && world.deliveries.includes(delivery)) remove();
  return true;
}

/** Delivers one of our queues' messages, in any order; a few are doubled or get lost. */
async function deliverMessage(scene: Scene): Promise<boolean> {
  const { world, dice } = scene;
  const message = dice.pick(world.messages);
  if (!message) return false;
  const remove = () => world.messages.splice(world.messages.indexOf(message), 1);
  if (dice.chance(4)) {
    remove();
    scene.notes.push(`${message.queue} loses a message`);
    return true;
  }
  const { mishap } = scene;
  scene.mishap = null;
  const ended = await world.run(() => world.consume(message), mishap, scene.turns);
  note(scene, message.queue, ended);
  message.attempts += 1;
  const isDone = ended.outcome === 'answered' && !ended.value;
  if (isDone && !dice.chance(15) && world.messages.includes(message)) remove();
  return true;
}

/** Kills the database between two requests. */
async function crash({ database, turns }: Scene): Promise<boolean> {
  // Not beside another step, whose calls would wait for it.
  if (turns) return false;
  await database.crash();
  return true;
}

function note(scene: Scene, what: string, ended: Ended<unknown>): void {
  scene.isHit ||= ended.isHit;
  if (ended.outcome === 'threw') throw ended.error;
  scene.notes.push(
    `${what}${ended.isHit ? ' (a fault)' : ''}${ended.outcome === 'killed' ? ' killed' : ''}`,
  );
}
