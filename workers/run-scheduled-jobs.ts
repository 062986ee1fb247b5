import { openLiveChannels } from '#app/adapters/live-channel.server.ts';
import { mailWhoPaysTwice } from '#app/handlers/billing/second-plan-mails.server.ts';
import { tellAnswers } from '#app/handlers/documents/tell-answers.server.ts';
import { notifyUndelivered } from '#app/handlers/mails/notify-undelivered.server.ts';
import { seriesDefaults } from '#app/handlers/recurring/series-defaults.server.ts';
import { tellWaits } from '#app/handlers/recurring/tell-waits.server.ts';
import { endPlansOfClosed } from '#app/services/account/end-closed-plans.server.ts';
import { wipeClosedAccounts } from '#app/services/account/wipe-closed-accounts.server.ts';
import { wipeExpired } from '#app/services/account/wipe-expired.server.ts';
import { reconcile } from '#app/services/billing/reconcile.server.ts';
import { checkCards } from '#app/services/cards/check-cards.server.ts';
import { signRecords } from '#app/services/life/sign-records.server.ts';
import { makeDueOccurrences } from '#app/services/recurring/make-due-occurrences.server.ts';
import { sendDueReminders } from '#app/services/reminders/send-due-reminders.server.ts';
import { pressThanks } from '#app/services/sending/press-thanks.server.ts';
import { takeUpLeftMails } from '#db/queries/sending/deliver-mail.server.ts';
import { createJobContext, type JobContext } from './context.ts';
import { describeError } from './describe-error.ts';
import { readConfig } from './env.ts';
import { type MailWriter, sendMail } from './take-queue-batch.ts';

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

/** How many users one run asks the providers about: each costs four subrequests, of which a worker has 1,000. */
const mostChecked = { hourly: 100, nightly: 200 };
const mostErrorsShown = 3;

type Outcome = { facts: Record<string, unknown>; errors: unknown[] };

/**
 * What the clock starts (`[triggers]` in wrangler.toml): hourly it wipes what has expired and the accounts that were
 * deleted 30 days ago, asks the providers about plans whose paid time is over though no event said so, mails users
 * who pay for more than one plan owners of estimates whose mail did not leave, and of recurring invoices that wait, looks for card payments of which no word came, and signs what was issued without a record; at night
 * it asks about every user. Every minute it thanks clients who have just paid, writes the reminders, makes the recurring
 * invoices of the hour, and has the mails sent that are due. One structured log line for each job. A job that fails says
 * so there and leaves the others alone; the next run makes up for it.
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
  const told: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void told.push(work);
  const run = (job: string, work: (context: JobContext, errors: unknown[]) => Promise<Outcome>) => {
    const errors: unknown[] = [];
    const moment = { now, waitUntil, reportError: (error: unknown) => void errors.push(error) };
    return runJob(job, createJobContext(env, config, channels, moment), (context) =>
      work(context, errors),
    );
  };

  if (cron === mailCron) {
    await run('thank-clients', (context, errors) => thankClients(context, { errors, now }));
    await run('send-reminders', (context, errors) => writeDueReminders(context, errors, now));
    await run('make-recurring', (context, errors) => makeRecurring(context, errors, now));
    await run('send-mails', (context, errors) => sendLeftMails(context, { errors, now, writer }));
  } else if (cron === nightlyCron) {
    await run('reconcile', (context) => checkPlans(context, now, 'all'));
  } else {
    await run('wipe-expired', async ({ db }) => ({
      facts: { wiped: await wipeExpired(db, now) },
      errors: [],
    }));
    await run('wipe-closed', (context) => wipeClosed(context, now));
    await run('reconcile-ended', (context) => checkPlans(context, now, 'ended'));
    await run('check-cards', (context) => lookAtCards(context, now));
    await run('tell-second-plans', (context) => tellWhoPaysTwice(context, now));
    await run('tell-answers', async (context, errors) => {
      const reportError = (error: unknown) => void errors.push(error);
      return { facts: await tellAnswers({ ...context, now, reportError }), errors };
    });
    await run('tell-waits', async (context, errors) => {
      const reportError = (error: unknown) => void errors.push(error);
      return { facts: await tellWaits({ ...context, now, reportError }), errors };
    });
    await run('notify-undelivered', async (context, errors) => {
      const reportError = (error: unknown) => void errors.push(error);
      return { facts: await notifyUndelivered({ ...context, now, reportError }), errors };
    });
    await run('sign-records', async ({ db, recordSigner }) => ({
      facts: { signed: await signRecords(db, recordSigner) },
      errors: [],
    }));
  }
  await Promise.allSettled(told);
}

/** Puts into the outbox what is to be sent to clients who have just paid. */
async function thankClients(
  { db, config, publishToUser }: JobContext,
  { errors, now }: { errors: unknown[]; now: number },
): Promise<Outcome> {
  const thanked = await pressThanks({
    ...{ db, publishToUser, now, dailyQuota: config.mailDailyQuota, limit: mostThanked },
    reportError: (error) => void errors.push(error),
  });
  return { facts: { thanked }, errors };
}

/** How many sellers one run looks at for reminders: each costs a few subrequests, of which a worker has 1,000. */
const mostSellers = 100;

/** Puts reminders that are due into the outbox. */
async function writeDueReminders(
  { db, config, publishToUser }: JobContext,
  errors: unknown[],
  now: number,
): Promise<Outcome> {
  const facts = await sendDueReminders(db, {
    ...{ now, dailyQuota: config.mailDailyQuota, limit: mostSellers, publishToUser },
    reportError: (error) => void errors.push(error),
  });
  return { facts, errors };
}

/** How many series one run goes on with: each costs a few subrequests for each invoice that it makes. */
const mostSeriesAtOnce = 40;

/** Makes the recurring invoices whose time has come. */
async function makeRecurring(
  { db, config, publishToUser }: JobContext,
  errors: unknown[],
  now: number,
): Promise<Outcome> {
  const facts = await makeDueOccurrences(db, {
    ...{ now, dailyQuota: config.mailDailyQuota, limit: mostSeriesAtOnce, publishToUser },
    defaultsOf: seriesDefaults,
    reportError: (error) => void errors.push(error),
  });
  return { facts, errors };
}

/** Gives what is due to the queue, or sends it where there is none. */
async function sendLeftMails(
  context: JobContext,
  { errors, now, writer }: { errors: unknown[]; now: number; writer: MailWriter },
): Promise<Outcome> {
  const { db, mailQueue } = context;
  const limit = mailQueue ? mostMails.queued : mostMails.sent;
  const due = await takeUpLeftMails(db, { before: now - claimMs, now, limit });
  if (mailQueue) await mailQueue.push(due);
  else for (const id of due) await sendMail(context, id, writer);
  return { facts: { due: due.length }, errors };
}

async function wipeClosed({ db, stripe, forgetUser }: JobContext, now: number): Promise<Outcome> {
  const errors: unknown[] = [];
  const facts = await wipeClosedAccounts(db, stripe, {
    now,
    onWiped: forgetUser,
    reportError: (error) => errors.push(error),
  });
  const reportError = (error: unknown) => void errors.push(error);
  const ended = stripe ? await endPlansOfClosed(db, stripe, { now, reportError }) : 0;
  return { facts: { ...facts, ended }, errors };
}

/** How many sellers' accounts, and tries to pay, one run looks at. */
const mostCards = 60;

async function lookAtCards(
  { db, connect, publishToUser }: JobContext,
  now: number,
): Promise<Outcome> {
  if (!connect) return { facts: {}, errors: [] };
  const errors: unknown[] = [];
  const reportError = (error: unknown) => void errors.push(error);
  const { changed, ...facts } = await checkCards(db, connect, {
    now,
    limit: mostCards,
    reportError,
  });
  for (const userId of changed) publishToUser(userId, 'invoices');
  return { facts: { ...facts, changed: changed.length }, errors };
}

/** Mails who pays for more than one plan; the webhook worker, where such plans arrive, sends no mails. */
async function tellWhoPaysTwice(context: JobContext, now: number): Promise<Outcome> {
  const errors: unknown[] = [];
  const reportError = (error: unknown) => void errors.push(error);
  const facts = await mailWhoPaysTwice({ ...context, now, reportError });
  return { facts, errors };
}

async function checkPlans(
  { db, stripe, appStore, publishToUser }: JobContext,
  now: number,
  which: 'all' | 'ended',
): Promise<Outcome> {
  const errors: unknown[] = [];
  const { checked, failed, unknown, changed } = await reconcile(db, {
    ...{ stripe, appStore, now, which },
    limit: which === 'all' ? mostChecked.nightly : mostChecked.hourly,
    reportError: (error) => errors.push(error),
  });
  for (const userId of changed) publishToUser(userId, 'plan');
  return { facts: { checked, failed, unknown, changed: changed.length }, errors };
}

async function runJob(
  job: string,
  context: JobContext,
  run: (context: JobContext) => Promise<Outcome>,
): Promise<void> {
  const { facts, errors } = await run(context).catch((error: unknown) => ({
    facts: {},
    errors: [error],
  }));
  const { trips, milliseconds } = context.db.stats;
  const line = {
    ...{ level: errors.length > 0 ? 'error' : 'info', id: crypto.randomUUID(), job, ...facts },
    ...{ dbTrips: trips, dbMs: Math.round(milliseconds) },
    ...(errors.length > 0 && { errors: errors.slice(0, mostErrorsShown).map(describeError) }),
  };
  console.log(JSON.stringify(line));
}
