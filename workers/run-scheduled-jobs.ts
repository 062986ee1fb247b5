import { openLiveChannels } from '#app/adapters/live-channel.server.ts';
import { countUndeliveredEvents } from '#app/adapters/stripe/undelivered-events.server.ts';
import type { ScheduledJob } from '#app/domain/jobs/heartbeats.ts';
import { endPlansOfClosed } from '#app/features/account/server/end-closed-plans.server.ts';
import { revokeGrantsOfClosed } from '#app/features/account/server/revoke-grants.server.ts';
import { wipeClosedAccounts } from '#app/features/account/server/wipe-closed-accounts.server.ts';
import { wipeExpired } from '#app/features/account/server/wipe-expired.server.ts';
import { reconcile } from '#app/features/billing/server/reconcile.server.ts';
import { mailWhoPaysTwice } from '#app/features/billing/server/second-plan-mails.api.server.ts';
import { checkCards } from '#app/features/cards/server/check-cards.server.ts';
import { tellAnswers } from '#app/features/estimates/server/tell-answers.server.ts';
import {
  recordHeartbeat,
  recordMissedEvent,
} from '#app/features/operations/queries/heartbeats.server.ts';
import { countGivenUp } from '#app/features/operations/queries/job-failures.server.ts';
import { makeDueOccurrences } from '#app/features/recurring/server/make-due-occurrences.server.ts';
import { seriesDefaults } from '#app/features/recurring/server/series-defaults.server.ts';
import { tellWaits } from '#app/features/recurring/server/tell-waits.api.server.ts';
import { sendDueReminders } from '#app/features/reminders/server/send-due-reminders.server.ts';
import { takeUpLeftMails } from '#app/features/sending/queries/deliver-mail.server.ts';
import { notifyUndelivered } from '#app/features/sending/server/notify-undelivered.api.server.ts';
import { pressThanks } from '#app/features/sending/server/press-thanks.server.ts';
import { signWaitingRecords } from '#app/features/verify/server/sign-records.server.ts';
import { createJobContext, type JobContext } from './context.ts';
import { describeError } from './describe-error.ts';
import { readConfig } from './env.ts';
import { type MailWriter, sendMail } from './handle-queue-message.ts';
import { replayDeadLetters } from './replay-dead-letters.ts';

/** Runs every ten minutes of three hours of the night, each going on where the last one stopped. */
export const nightlyCron = '*/10 2-4 * * *';

/** Runs every minute: what the queue lost, and mails whose planned time has come. */
export const mailCron = '* * * * *';

/** A try that was claimed so long ago has ended with its worker: a queue's consumer may run for 15 minutes. */
const claimMs = 16 * 60_000;
/** Without a queue one run sends so many by itself. */
const mostMails = { queued: 500, sent: 50 };

/** How many clients one run thanks: each costs two subrequests. */
const mostThanked = 100;

/** How many sellers one run looks at for reminders: each costs a few subrequests, of which a worker has 1,000. */
const mostSellers = 100;

/** How many series one run goes on with: each costs a few subrequests for each invoice that it makes. */
const mostSeriesAtOnce = 40;

/** How many sellers' accounts, and tries to pay, one run looks at. */
const mostCards = 60;

/** How many users one run asks the providers about: each costs four subrequests, of which a worker has 1,000. */
const mostChecked = { hourly: 100, nightly: 200 };
const mostErrorsShown = 3;

type Facts = Record<string, unknown>;
type ReportError = (error: unknown) => void;

/**
 * Runs what the clock starts (`[triggers]` in wrangler.toml), one structured log line for each job. A job that fails says
 * so there and leaves the others alone. An item that fails is tried again later, then given up (`docs/runbook.md`), and
 * nobody else's waits behind it. When each job last finished is recorded for `/readyz`.
 *
 * - Every minute: thanks clients who have just paid, writes reminders, creates recurring invoices, and sends emails that
 *   are due.
 * - Hourly: wipes what has expired and accounts that were deleted 30 days ago; asks the providers about plans whose paid
 *   time is over though no event said so; looks for card payments of which no word came; emails users who pay for more than one plan,
 *   owners whose estimates were answered, and owners whose recurring invoices wait; signs what was issued without a
 *   record; processes messages again that queues gave up; counts events that Stripe couldn't deliver; revokes Apple's
 *   grants of deleted accounts; counts what jobs have given up.
 * - At night: asks the providers about every user.
 * @param trigger.cron the schedule that started it
 * @param trigger.now milliseconds since the epoch
 * @param trigger.writer where there is no queue mails are sent here
 */
export async function runScheduledJobs(
  env: unknown,
  { cron, now, writer }: { cron: string; now: number; writer: MailWriter },
) {
  const config = readConfig(env);
  const channels = openLiveChannels(env);
  const published: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void published.push(work);
  const run = async (
    job: ScheduledJob,
    work: (context: JobContext, reportError: ReportError) => Promise<Facts>,
  ) => {
    const errors: unknown[] = [];
    const reportError = (error: unknown) => void errors.push(error);
    const context = createJobContext(env, config, channels, { now, waitUntil, reportError });
    const facts = await work(context, reportError)
      .then(async (done) => {
        await recordHeartbeat(context.db, { name: `job:${job}`, at: now }).catch(reportError);
        return done;
      })
      .catch((error: unknown): Facts => {
        reportError(error);
        return {};
      });
    logJob(job, context, facts, errors);
  };

  if (cron === mailCron) {
    await run('thank-clients', ({ db, publishToUser }, reportError) =>
      pressThanks({
        ...{ db, publishToUser, now, reportError },
        ...{ dailyQuota: config.mailDailyQuota, limit: mostThanked },
      }),
    );
    await run('send-reminders', ({ db, publishToUser }, reportError) =>
      sendDueReminders(db, {
        ...{ now, publishToUser, reportError },
        ...{ dailyQuota: config.mailDailyQuota, limit: mostSellers },
      }),
    );
    await run('make-recurring', ({ db, publishToUser }, reportError) =>
      makeDueOccurrences(db, {
        ...{ now, publishToUser, reportError, defaultsOf: seriesDefaults },
        ...{ dailyQuota: config.mailDailyQuota, limit: mostSeriesAtOnce },
      }),
    );
    await run('send-mails', (context, reportError) =>
      sendLeftMails(context, { reportError, now, writer }),
    );
  } else if (cron === nightlyCron) {
    await run('reconcile', (context, reportError) => checkPlans(context, reportError, now, 'all'));
  } else {
    await run('wipe-expired', async ({ db }) => ({ wiped: await wipeExpired(db, now) }));
    await run('wipe-closed', (context, reportError) => wipeClosed(context, reportError, now));
    await run('reconcile-ended', (context, reportError) =>
      checkPlans(context, reportError, now, 'ended'),
    );
    await run('check-cards', (context, reportError) => lookAtCards(context, reportError, now));
    await run('tell-second-plans', (context, reportError) =>
      mailWhoPaysTwice({ ...context, now, reportError }),
    );
    await run('tell-answers', (context, reportError) =>
      tellAnswers({ ...context, now, reportError }),
    );
    await run('tell-waits', (context, reportError) => tellWaits({ ...context, now, reportError }));
    await run('notify-undelivered', (context, reportError) =>
      notifyUndelivered({ ...context, now, reportError }),
    );
    await run('sign-records', ({ db, recordSigner }, reportError) =>
      signWaitingRecords(db, recordSigner, { now, reportError }),
    );
    await run('replay-dead-letters', (context, reportError) =>
      replayDeadLetters(context, { now, writer, reportError }),
    );
    await run('count-undelivered-events', (context) => countUndelivered(context, now));
    await run('revoke-grants', async ({ db, revokeAppleGrant }, reportError) =>
      revokeAppleGrant ? revokeGrantsOfClosed(db, revokeAppleGrant, { now, reportError }) : {},
    );
    await run('count-given-up', async ({ db }, reportError) => {
      const items = await countGivenUp(db);
      if (Object.keys(items).length > 0) reportError(new Error('Jobs have given items up'));
      return { items };
    });
  }
  await Promise.allSettled(published);
}

/** Gives what is due to the queue, or sends it where there is none. */
async function sendLeftMails(
  context: JobContext,
  { reportError, now, writer }: { reportError: ReportError; now: number; writer: MailWriter },
): Promise<Facts> {
  const { db, mailQueue } = context;
  const limit = mailQueue ? mostMails.queued : mostMails.sent;
  const due = await takeUpLeftMails(db, { before: now - claimMs, now, limit });
  if (mailQueue) await mailQueue.push(due);
  else for (const id of due) await sendMail(context, id, writer).catch(reportError);
  return { due: due.length };
}

async function wipeClosed(
  { db, stripe, forgetUser }: JobContext,
  reportError: ReportError,
  now: number,
): Promise<Facts> {
  const wiped = await wipeClosedAccounts(db, stripe, { now, onWiped: forgetUser, reportError });
  if (!stripe) return { ...wiped, ended: 0 };
  const { ended, failed, givenUp } = await endPlansOfClosed(db, stripe, { now, reportError });
  return {
    ...wiped,
    ended,
    failed: wiped.failed + failed,
    givenUp: wiped.givenUp + givenUp,
  };
}

async function lookAtCards(
  { db, connect, publishToUser }: JobContext,
  reportError: ReportError,
  now: number,
): Promise<Facts> {
  if (!connect) return {};
  const { changed, ...facts } = await checkCards(db, connect, {
    now,
    limit: mostCards,
    reportError,
  });
  for (const userId of changed) publishToUser(userId, 'invoices');
  if (changed.length > 0) await recordMissedEvent(db, 'stripe-connect', now);
  return { ...facts, changed: changed.length };
}

async function countUndelivered({ db, config }: JobContext, now: number): Promise<Facts> {
  const events = config.stripe ? await countUndeliveredEvents(config.stripe, now) : 0;
  await recordHeartbeat(db, { name: 'undelivered-events', at: now, count: events });
  return { events };
}

async function checkPlans(
  { db, stripe, appStore, publishToUser }: JobContext,
  reportError: ReportError,
  now: number,
  which: 'all' | 'ended',
): Promise<Facts> {
  const { changed, changedAt, ...facts } = await reconcile(db, {
    ...{ stripe, appStore, now, which, reportError },
    limit: which === 'all' ? mostChecked.nightly : mostChecked.hourly,
  });
  for (const userId of changed) publishToUser(userId, 'plan');
  for (const source of changedAt) {
    await recordMissedEvent(db, source === 'stripe' ? 'stripe' : 'app-store', now);
  }
  return { ...facts, changed: changed.length };
}

function logJob(job: string, { db }: JobContext, facts: Facts, errors: readonly unknown[]): void {
  const { trips, milliseconds } = db.stats;
  const line = {
    ...{ level: errors.length > 0 ? 'error' : 'info', id: crypto.randomUUID(), job, ...facts },
    ...{ dbTrips: trips, dbMs: Math.round(milliseconds) },
    ...(errors.length > 0 && { errors: errors.slice(0, mostErrorsShown).map(describeError) }),
  };
  console.log(JSON.stringify(line));
}
