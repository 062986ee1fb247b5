import { countUndeliveredEvents } from '#app/adapters/stripe/stripe.server.ts';
import type { ScheduledJobName } from '#app/domain/jobs/scheduled-jobs.ts';
import {
  endPlansOfClosed,
  revokeGrantsOfClosed,
  wipeClosedAccounts,
} from '#app/features/account/server/closed-accounts.server.ts';
import { wipeExpired } from '#app/features/account/server/wipe-expired.server.ts';
import { reconcile } from '#app/features/billing/server/reconcile.server.ts';
import { sendSecondPlanEmails } from '#app/features/billing/server/second-plan-emails.server.ts';
import { checkCards } from '#app/features/cards/server/check-cards.server.ts';
import { notifyEstimateAnswers } from '#app/features/estimates/server/notify-estimate-answers.server.ts';
import { checkSums } from '#app/features/operations/queries/check-sums.server.ts';
import { countGivenUp } from '#app/features/operations/queries/job-queue.server.ts';
import {
  recordHeartbeat,
  recordMissedEvent,
} from '#app/features/operations/queries/readiness-facts.server.ts';
import {
  createDueOccurrences,
  notifyBlockedOccurrences,
} from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { seriesDefaults } from '#app/features/recurring/server/create-occurrence.server.ts';
import { sendDueReminders } from '#app/features/reminders/server/send-due-reminders.server.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import { notifyUndelivered } from '#app/features/sending/server/handle-delivery.server.ts';
import { queueReceiptEmails } from '#app/features/sending/server/queue-email.server.ts';
import { signWaitingRecords } from '#app/features/verify/server/sign-records.server.ts';
import { type EmailRenderer, sendEmail } from '#workers/handle-queue-batch.ts';
import type { JobContext } from './context.ts';
import { replayDeadLetters } from './replay-dead-letters.ts';

/** The context of a job run; `now` in ms. Errors passed to `reportError` don't stop it. */
export type JobRun = JobContext & {
  now: number;
  writer: EmailRenderer;
  reportError: (error: unknown) => void;
};

/** The figures of a run for its log line. */
export type JobResult = Record<string, unknown>;

/** A send claimed this long ago (ms) has ended with its worker: a queue consumer may run for 15 minutes. */
const claimMs = 16 * 60_000;

/**
 * The implementations of `app/domain/jobs/scheduled-jobs.ts`. A `limit` keeps a run below a worker's 1,000 subrequests:
 * each item takes a few, and the rest waits for the next run. A failed item is retried later and finally given up
 * (`docs/runbook.md`), without delaying others.
 */
export const jobs: Record<ScheduledJobName, (run: JobRun) => Promise<JobResult>> = {
  'thank-clients': ({ config, db, publishToUser, now, reportError }) =>
    queueReceiptEmails({
      db,
      now,
      publishToUser,
      reportError,
      dailyQuota: config.emailDailyQuota,
      limit: 100,
    }),
  'send-reminders': ({ config, db, publishToUser, now, reportError }) =>
    sendDueReminders(db, {
      now,
      publishToUser,
      reportError,
      dailyQuota: config.emailDailyQuota,
      limit: 100,
    }),
  'make-recurring': ({ config, db, publishToUser, now, reportError }) =>
    createDueOccurrences(db, {
      now,
      publishToUser,
      reportError,
      defaultsOf: seriesDefaults,
      dailyQuota: config.emailDailyQuota,
      limit: 40,
    }),
  'send-emails': sendDueEmails,
  'wipe-expired': async ({ db, now }) => ({ wiped: await wipeExpired(db, now) }),
  'wipe-closed': wipeClosed,
  'reconcile-ended': (run) => checkPlans(run, { which: 'ended', limit: 100 }),
  'check-cards': checkCardPayments,
  'notify-second-plans': (run) => sendSecondPlanEmails(run),
  'notify-estimate-answers': (run) => notifyEstimateAnswers(run),
  'notify-blocked-occurrences': notifyBlockedOccurrences,
  'notify-undelivered': notifyUndelivered,
  'sign-records': ({ db, recordSigner, now, reportError }) =>
    signWaitingRecords(db, recordSigner, { now, reportError }),
  'replay-dead-letters': (run) => replayDeadLetters(run, run),
  'count-undelivered-events': countUndelivered,
  'revoke-grants': async ({ db, revokeAppleGrant, now, reportError }) =>
    revokeAppleGrant ? revokeGrantsOfClosed(db, revokeAppleGrant, { now, reportError }) : {},
  'count-given-up': reportGivenUp,
  reconcile: (run) => checkPlans(run, { which: 'all', limit: 200 }),
  'check-sums': reportWrongSums,
};

/** Queues emails that are due or that the queue lost; without a queue, sends them. */
async function sendDueEmails(run: JobRun): Promise<JobResult> {
  const { db, emailQueue, now, writer, reportError } = run;
  const limit = emailQueue ? 500 : 50;
  const due = await claimOverdueEmails(db, { before: now - claimMs, now, limit });
  if (emailQueue) await emailQueue.push(due);
  else for (const id of due) await sendEmail(run, id, writer).catch(reportError);
  return { due: due.length };
}

/** Wipes accounts that were deleted 30 days ago, and cancels the plans of deleted accounts. */
async function wipeClosed(run: JobRun): Promise<JobResult> {
  const { db, stripe, forgetUser, now, reportError } = run;
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

/** Checks plans with the providers: all, or those whose paid time ended without an event. */
async function checkPlans(
  run: JobRun,
  { which, limit }: { which: 'all' | 'ended'; limit: number },
): Promise<JobResult> {
  const { db, stripe, appStore, publishToUser, now, reportError } = run;
  const { changed, changedAt, ...counts } = await reconcile(db, {
    stripe,
    appStore,
    now,
    which,
    limit,
    reportError,
  });
  for (const userId of changed) publishToUser(userId, 'plan');
  for (const source of changedAt) {
    await recordMissedEvent(db, source === 'stripe' ? 'stripe' : 'app-store', now);
  }
  return { ...counts, changed: changed.length };
}

/** Checks sellers' Stripe accounts, and card payments that no event reported. */
async function checkCardPayments(run: JobRun): Promise<JobResult> {
  const { db, connect, publishToUser, now, reportError } = run;
  if (!connect) return {};
  const { changed, ...counts } = await checkCards(db, connect, { now, limit: 60, reportError });
  for (const userId of changed) publishToUser(userId, 'invoices');
  if (changed.length > 0) await recordMissedEvent(db, 'stripe-connect', now);
  return { ...counts, changed: changed.length };
}

/** Counts the events that Stripe couldn't deliver, for `/readyz`. */
async function countUndelivered({ db, config, now }: JobRun): Promise<JobResult> {
  const events = config.stripe ? await countUndeliveredEvents(config.stripe, now) : 0;
  await recordHeartbeat(db, { name: 'undelivered-events', at: now, count: events });
  return { events };
}

/** Reports an error while any job has given-up items. */
async function reportGivenUp({ db, reportError }: JobRun): Promise<JobResult> {
  const items = await countGivenUp(db);
  if (Object.keys(items).length > 0) reportError(new Error('Scheduled jobs gave up on some items'));
  return { items };
}

/** Reports an error when stored sums differed from their rows; they are right again then. */
async function reportWrongSums({ db, now, reportError }: JobRun): Promise<JobResult> {
  const repaired = await checkSums(db, now);
  if (Object.keys(repaired).length > 0) reportError(new Error('Stored sums were wrong'));
  return { repaired };
}
