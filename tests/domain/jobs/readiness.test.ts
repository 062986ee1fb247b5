import { expect, test } from 'vitest';
import {
  checkReadiness,
  type HeartbeatName,
  type ReadinessFacts,
} from '#app/domain/jobs/readiness.ts';
import { scheduledJobs } from '#app/domain/jobs/scheduled-jobs.ts';

const now = Date.UTC(2026, 10, 28, 12);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Every job finished recently, and nothing is pending. */
function quiet(beats: Partial<Record<HeartbeatName, number>> = {}): ReadinessFacts {
  const jobs = scheduledJobs.map(({ name }) => [`job:${name}`, now - minute] as const);
  const instants = new Map<HeartbeatName, number>([
    ...jobs,
    ...(Object.entries(beats) as [HeartbeatName, number][]),
  ]);
  return {
    heartbeats: new Map([...instants].map(([name, at]) => [name, { at, count: 0 }])),
    oldestQueuedEmailAt: null,
    retriedEmails: 0,
    oldestUnreportedEmailAt: null,
    oldestDeadLetterAt: null,
    givenUpItems: 0,
  };
}

const redOf = (facts: ReadinessFacts, deployedAt: number | null = now - 30 * day) =>
  checkReadiness(facts, { now, deployedAt })
    .checks.filter(({ ok }) => !ok)
    .map(({ name }) => name);

test('a product with running jobs is green, even if no provider has sent anything for weeks', () => {
  expect(redOf(quiet())).toEqual([]);
  expect(
    redOf(quiet({ 'event:app-store': now - 40 * day, 'event:stripe': now - 9 * day })),
  ).toEqual([]);
});

test.each([
  ['job:send-emails', 10 * minute],
  ['job:reconcile', 26 * hour],
] as const)('%s turns red after its time limit, and no earlier', (name, limit) => {
  expect(redOf(quiet({ [name]: now - limit }))).toEqual([]);
  expect(redOf(quiet({ [name]: now - limit - 1000 }))).toEqual([name]);
});

test('a job that never ran is red once its time limit has passed since the deployment', () => {
  const facts = { ...quiet(), heartbeats: new Map() };
  expect(redOf(facts, now - 5 * minute)).toEqual([]);
  expect(redOf(facts, now - 11 * minute)).toEqual([
    'job:thank-clients',
    'job:send-reminders',
    'job:make-recurring',
    'job:send-emails',
  ]);
  expect(redOf(facts, now - 27 * hour)).toHaveLength(scheduledJobs.length);
  expect(redOf(facts, null)).toHaveLength(scheduledJobs.length);
});

test.each(['stripe', 'stripe-connect', 'app-store'] as const)(
  'a change at %s that no event reported is red after two hours, until an event arrives',
  (source) => {
    const [missed, event] = [`missed:${source}`, `event:${source}`] as const;
    const red = [`missed-events:${source}`];
    expect(redOf(quiet({ [missed]: now - hour }))).toEqual([]);
    expect(redOf(quiet({ [missed]: now - 3 * hour }))).toEqual(red);
    expect(redOf(quiet({ [missed]: now - 3 * hour, [event]: now - 4 * hour }))).toEqual(red);
    // The event arrived during the job's request, or later.
    expect(redOf(quiet({ [missed]: now - 3 * hour, [event]: now - 3 * hour - minute }))).toEqual(
      [],
    );
    expect(redOf(quiet({ [missed]: now - 3 * hour, [event]: now - minute }))).toEqual([]);
  },
);

test.each([
  ['queued-email', { oldestQueuedEmailAt: now - 31 * minute }],
  ['retried-emails', { retriedEmails: 1 }],
  ['missed-events:email', { oldestUnreportedEmailAt: now - 121 * minute }],
  ['dead-letter', { oldestDeadLetterAt: now - 181 * minute }],
  ['given-up-items', { givenUpItems: 1 }],
])('%s alone is red', (name, over) => {
  expect(redOf({ ...quiet(), ...over })).toEqual([name]);
});
