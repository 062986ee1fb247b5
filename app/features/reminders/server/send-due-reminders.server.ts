import { allowanceOf } from '#app/domain/billing/allowance.ts';
import { addDays } from '#app/domain/dates.ts';
import type { PublishToUser } from '#app/domain/live/live-wire.ts';
import {
  type DueStep,
  dueReminders,
  nextSendTime,
  type ReminderWait,
} from '#app/domain/reminders/next-reminder.ts';
import { reminderPlans, stepsOf } from '#app/domain/reminders/reminder-plan.ts';
import { instantOfWallTime } from '#app/domain/sending/wall-time.ts';
import { daysInTimeZone } from '#app/domain/zone-days.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import {
  type EmailOrder,
  insertEmailBatches,
  outcomeOf,
  type QueueResult,
  type Sender,
} from '#app/features/sending/public.server.ts';
import type { Database } from '#db/client.server.ts';
import {
  listSellersDue,
  listStepCopy,
  type RemindedInvoice,
  selectCandidates,
  settleStatements,
  updateNextRunStatement,
  writeSettled,
} from '../queries/due-reminders.server.ts';
import { writeReminder } from './write-reminder.server.ts';

type Seller = Awaited<ReturnType<typeof listSellersDue>>[number];

export type ReminderRun = {
  /** ms */
  now: number;
  dailyQuota: number | null;
  /** The most sellers that one run processes. */
  limit: number;
  publishToUser: PublishToUser;
  reportError: (error: unknown) => void;
};

/** How many days back a run reports steps that are too late. */
const maxDaysBack = 31;
const candidatesAtOnce = 1_000;
const batchSize = 20;

/**
 * Queues the reminders that are due, seller by seller. Each email's idempotency key names its step, so parallel,
 * repeated and aborted runs queue none twice; the next run continues with a seller until everything is queued. Steps
 * that are too late or on hold are recorded and reported.
 */
export async function sendDueReminders(
  db: Database,
  run: ReminderRun,
): Promise<{ sellers: number; reminded: number; late: number; waiting: number } & JobCounts> {
  const sellers = await listSellersDue(db, run);
  const sums = { sellers: sellers.length, reminded: 0, late: 0, waiting: 0 };
  const { now, reportError } = run;
  const job = startJobRun(db, { job: 'send-reminders', now, perUser: 1, reportError });
  for (const seller of sellers) {
    const { userId } = seller;
    await job.attempt({ itemId: userId, userId }, async () => {
      const { reminded, late, waiting } = await processSeller(db, seller, run);
      sums.reminded += reminded;
      sums.late += late;
      sums.waiting += waiting;
      if (reminded + late + waiting > 0) run.publishToUser(userId, 'invoices');
    });
  }
  return { ...sums, ...(await job.finish()) };
}

type DueReminder = { invoice: RemindedInvoice; step: DueStep };

async function processSeller(db: Database, seller: Seller, run: ReminderRun) {
  const { now, dailyQuota } = run;
  const found = await findDue(db, seller, now);
  const settled = found.late.map(({ invoice, step }) =>
    settleStatements(stepOf(seller, invoice, step), { state: 'late' }, now),
  );
  const waits = (each: DueReminder, why: ReminderWait) =>
    settleStatements(stepOf(seller, each.invoice, each.step), { state: 'waiting', why }, now);
  const counts = { reminded: 0, late: settled.length, waiting: 0 };
  const sender = senderOf(seller, now);
  const words = found.send.length > 0 ? await listStepCopy(db, seller.userId) : [];
  const today = daysInTimeZone(seller.timeZone)(now);
  const noReminderSince = instantOfWallTime(`${today}T00:00`, seller.timeZone) ?? now;
  for (let from = 0; from < found.send.length; from += batchSize) {
    const asked = found.send.slice(from, from + batchSize).map((each) => {
      const at = { now, today, dailyQuota, noReminderSince };
      return { ...each, order: writeReminder(sender, each.invoice, each.step, words, at) };
    });
    const orders = asked.flatMap(({ order }) => order ?? []);
    const facts = orders.length > 0 ? await insertEmailBatches(db, orders) : [];
    for (const each of asked) {
      const { order } = each;
      const end = order ? endOf(facts[orders.indexOf(order)] ?? null, order) : 'no-address';
      if (end === 'written') counts.reminded += 1;
      else if (end !== 'barred') {
        settled.push(waits(each, end));
        counts.waiting += 1;
      }
    }
  }
  for (let from = 0; from < settled.length; from += batchSize) {
    await writeSettled(db, settled.slice(from, from + batchSize).flat());
  }
  await writeSettled(db, [updateNextRunStatement(seller, nextSendTime(now, seller.timeZone))]);
  return counts;
}

/** Finds all of a seller's invoices with a step due at an instant (ms). */
async function findDue(db: Database, seller: Seller, now: number) {
  const today = daysInTimeZone(seller.timeZone)(now);
  const days = reminderPlans.flatMap((plan) =>
    stepsOf(plan, seller.steps).map((each) => each.days),
  );
  const from = addDays(today, -maxDaysBack - Math.max(...days));
  const to = addDays(today, -Math.min(...days));
  const send: DueReminder[] = [];
  const late: DueReminder[] = [];
  let after: RemindedInvoice | undefined;
  do {
    const page = await selectCandidates(db, {
      userId: seller.userId,
      from,
      to,
      after: after ?? null,
      limit: candidatesAtOnce,
    });
    for (const invoice of page) {
      const due = dueReminders(invoice.facts, seller, now);
      if (due.send) send.push({ invoice, step: due.send });
      late.push(...due.late.map((step) => ({ invoice, step })));
    }
    after = page.length < candidatesAtOnce ? undefined : page.at(-1);
  } while (after);
  const oldest = addDays(today, -maxDaysBack);
  return { send, late: late.filter(({ step }) => step.day >= oldest) };
}

function endOf(facts: QueueResult | null, order: EmailOrder): 'written' | 'barred' | ReminderWait {
  if (!facts) return 'barred';
  if (facts.written.length > 0) return 'written';
  if (!facts.isFree) return 'barred';
  const { outcome } = outcomeOf(facts, order);
  switch (outcome) {
    case 'unknown':
    case 'void':
    case 'paid':
    case 'unpaid':
      return 'barred';
    default:
      return outcome;
  }
}

function senderOf({ userId, email, accountMadeAt, allowance }: Seller, now: number): Sender {
  const account = { ...allowance };
  return { userId, email, accountMadeAt, plan: allowanceOf(account, now).plan };
}

function stepOf({ userId }: Seller, invoice: RemindedInvoice, { days }: DueStep) {
  return { userId, invoiceId: invoice.invoiceId, due: invoice.facts.due, days };
}
