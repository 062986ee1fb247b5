import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { crons, scheduledJobs } from '#app/domain/jobs/scheduled-jobs.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { localBillingVars } from '#tests/support/local-billing-vars.ts';
import {
  columnsOf,
  createCustomer,
  billingNow as now,
  planOf,
  webSnapshot,
} from '#tests/support/sample-subscription.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { workerEnv } from '#tests/support/worker-env.ts';
import { runScheduledJobs } from '#workers/run-scheduled-jobs.ts';

const database = await createTestDatabase();

async function linesOf(env: Record<string, unknown>, cron: string) {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await runScheduledJobs(env, { cron, now, writer: { renderClientEmail } });
    return printed.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  } finally {
    printed.mockRestore();
  }
}

test.each([undefined, 'production'])(
  'the schedules are those of the configuration, in environment %s',
  (environment) => {
    const config = join(projectRoot, 'wrangler.toml');
    const { triggers } = unstable_readConfig({ config, env: environment });
    const used = new Set<string>(scheduledJobs.map(({ cron }) => cron));
    expect([...(triggers.crons ?? [])].sort()).toEqual([...used].sort());
    expect(Object.values(crons).sort()).toEqual([...used].sort());
  },
);

test('a schedule without jobs is an error', async () => {
  await expect(linesOf(workerEnv(database.url), '0 5 * * *')).rejects.toThrow('0 5 * * *');
});

test.each(Object.values(crons))('each job of the schedule %s writes one line', async (cron) => {
  const jobs = scheduledJobs.filter((job) => job.cron === cron);
  expect(await linesOf(workerEnv(database.url), cron)).toMatchObject(
    jobs.map(({ name }) => ({ level: 'info', job: name })),
  );
});

test('while Stripe is unavailable plans are unchanged, and the log says so without keys or personal data', async () => {
  const db = database.open();
  const snapshot = webSnapshot({ endMs: now - 1 });
  const { userId, stripeCustomerId } = await createCustomer(db, columnsOf(snapshot));
  const env = {
    ...workerEnv(database.url),
    ...localBillingVars,
    STRIPE_SECRET_KEY: 'sk_test_hidden',
    STRIPE_API_URL: 'http://127.0.0.1:1',
  };
  const lines = await linesOf(env, crons.hourly);
  expect(lines[2]).toMatchObject({
    level: 'error',
    job: 'reconcile-ended',
    checked: 1,
    failed: 1,
    changed: 0,
    errors: [expect.stringContaining('Stripe')],
  });
  const logged = JSON.stringify(lines);
  for (const secret of ['sk_test_hidden', userId, stripeCustomerId]) {
    expect(logged).not.toContain(secret);
  }
  expect(await planOf(db, userId)).toMatchObject(columnsOf(snapshot));
});

test('an unavailable database stops no later job', async () => {
  const lines = await linesOf(workerEnv('http://127.0.0.1:1'), crons.hourly);
  const hourly = scheduledJobs.filter(({ cron }) => cron === crons.hourly);
  expect(lines).toMatchObject(
    hourly.map(({ name }) => ({ level: 'error', job: name, errors: [expect.anything()] })),
  );
  expect(lines[0]).toMatchObject({ errors: [expect.stringContaining("didn't respond")] });
});
