import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type {
  ReminderBlock,
  ReminderFacts,
  SellersReminders,
} from '#app/domain/reminders/next-reminder.ts';
import { isDisputed, isInProgress } from '#app/features/cards/public.server.ts';
import type { VisitorSession } from '#app/features/public-invoice/public.server.ts';
import { bouncedBefore } from '#app/features/sending/public.server.ts';
import { sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { reminderSettings } from '#db/reminder-schema.ts';
import { invoices } from '#db/schema.ts';

// Expressions over the query's `invoices`, with names spelled out: drizzle may omit the table from a column, which
// would then refer to the inner table.

/** The due date that the steps of the query's invoice are counted from. */
export const dueDay: SQL<string> = sql<string>`coalesce(invoices.next_due, invoices.due_date)`;

const plan: SQL<string> = sql<string>`coalesce(
  (SELECT chosen.plan FROM invoice_reminders AS chosen WHERE chosen.invoice_id = invoices.id),
  (SELECT usual.plan FROM reminder_settings AS usual WHERE usual.user_id = invoices.user_id), 'none')`;

/** An expression over card refunds since reminders were turned on. */
const ofRefunds = (what: SQL): SQL => sql`(SELECT ${what} FROM payments AS refund
  WHERE refund.invoice_id = invoices.id AND refund.kind = 'refund' AND refund.origin = 'card' AND refund.at > coalesce(
    (SELECT again.on_at FROM invoice_reminders AS again WHERE again.invoice_id = invoices.id), 0)
  AND NOT EXISTS (SELECT 1 FROM payments AS failed WHERE failed.invoice_id = refund.invoice_id
    AND failed.undoes = refund.id AND failed.kind = 'returned'))`;

// Credit notes issued after a refund settle it; older ones had already lowered the balance.
const isRefunded: SQL = sql`${ofRefunds(sql`sum(refund.amount)`)} > (SELECT coalesce(sum(note.amount), 0) FROM payments AS note
  WHERE note.invoice_id = invoices.id AND note.kind = 'credited' AND note.rowid > ${ofRefunds(sql`min(refund.rowid)`)})`;

/** Why the query's invoice gets no reminders now; null if it may. */
export const reminderBlock = (): SQL<ReminderBlock | null> => sql<ReminderBlock | null>`CASE
  WHEN invoices.status = 'void' THEN 'void'
  WHEN invoices.status = 'paid' OR invoices.total <= invoices.paid THEN 'paid'
  WHEN invoices.archived THEN 'archived'
  WHEN ${isInProgress} THEN 'under-way'
  WHEN ${isDisputed} THEN 'disputed'
  WHEN ${plan} = 'none' THEN 'off'
  WHEN ${isRefunded} THEN 'refunded'
  WHEN NOT EXISTS (SELECT 1 FROM issued_versions AS issued WHERE issued.invoice_id = invoices.id) THEN 'unissued'
  END`;

/** The reminder facts of the query's invoice, as JSON. */
export const reminderFacts = (): SQL<ReminderFacts> =>
  sql<ReminderFacts>`json_object(
  'due', ${dueDay}, 'bar', ${reminderBlock()},
  'issuedAt', (SELECT issued.issued_at FROM issued_versions AS issued
    WHERE issued.invoice_id = invoices.id AND issued.revision = 1),
  'choice', json((SELECT json_object('plan', chosen.plan, 'since', chosen.since) FROM invoice_reminders AS chosen
    WHERE chosen.invoice_id = invoices.id AND chosen.plan IS NOT NULL)),
  'sent', json((SELECT json_group_array(sent.days) FROM emails AS sent
    WHERE sent.invoice_id = invoices.id AND sent.due = ${dueDay})),
  'unsent', json((SELECT json_group_array(unsent.days) FROM unsent_reminders AS unsent
    WHERE unsent.invoice_id = invoices.id AND unsent.due = ${dueDay} AND unsent.state <> 'waiting')),
  'waits', json((SELECT json_group_object(waiting.days, waiting.why) FROM unsent_reminders AS waiting
    WHERE waiting.invoice_id = invoices.id AND waiting.due = ${dueDay} AND waiting.state = 'waiting')))`.mapWith(
    getFacts,
  );

function getFacts(json: string): ReminderFacts {
  const { sent, unsent, ...facts } = JSON.parse(json);
  return { ...facts, settled: [...sent, ...unsent] };
}

/** The same, if its owner uses reminders and it is owed; else null. */
export const reminderFactsIfAny = (): SQL<ReminderFacts | null> =>
  sql<ReminderFacts | null>`CASE
  WHEN invoices.status NOT IN ('paid', 'void') AND EXISTS (
    SELECT 1 FROM reminder_settings AS used WHERE used.user_id = invoices.user_id) THEN ${reminderFacts()} END`.mapWith(
    getFacts,
  );

/** The steps that the query's user changed. */
export const ownSteps: SQL<SellersReminders['steps']> = sql<SellersReminders['steps']>`(
  SELECT json_group_array(json_object('plan', own.plan, 'days', own.days, 'since', own.since))
  FROM reminder_steps AS own WHERE own.user_id = users.id)`.mapWith(
  (json: string) => JSON.parse(json) as SellersReminders['steps'],
);

/** What applies to all invoices of the query's user; needs their settings joined. */
const sellersColumns = {
  plan: sql<SellersReminders['plan']>`coalesce(${reminderSettings.plan}, 'none')`.as(
    'reminder_plan',
  ),
  since: sql<number>`coalesce(${reminderSettings.since}, 0)`.as('reminders_since'),
  timeZone: users.timeZone,
  steps: ownSteps.as('own_steps'),
};

/** Selects the same as one row; none for a deleted user. */
export function selectSellersReminders(db: Database, userId: string) {
  return db
    .select(sellersColumns)
    .from(users)
    .leftJoin(reminderSettings, eq(reminderSettings.userId, users.id))
    .where(eq(users.id, userId));
}

/** Selects the reminder facts of an invoice, for a valid session of its owner; no row for anyone else. */
export function selectRemindersForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  { id, now }: VisitorSession,
) {
  return db
    .select({ facts: reminderFacts().as('facts'), ...sellersColumns })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .innerJoin(sessions, eq(sessions.userId, invoices.userId))
    .leftJoin(reminderSettings, eq(reminderSettings.userId, invoices.userId))
    .where(and(eq(invoices.id, invoiceId), eq(sessions.id, id), gt(sessions.expiresAt, now)));
}

/**
 * The recipients of the last email with the query's invoice, as JSON. Leaves out addresses that bounced, then or later,
 * and recipients who blocked the sender: a single one would keep the reminder from all the others.
 */
export const lastReaders = (): SQL<string[]> =>
  sql<string[]>`(SELECT json_group_array(reader.address) FROM emails AS reader
  WHERE reader.invoice_id = invoices.id AND reader.kind = 'invoice' AND reader.role = 'to'
  AND reader.state NOT IN ('cancelled', 'bounced', 'rejected', 'complained')
  AND NOT ${bouncedBefore(sql`reader.user_id`, sql`reader.address`)}
  AND NOT EXISTS (SELECT 1 FROM email_blocks AS block
    WHERE block.user_id = reader.user_id AND block.address_key = reader.address_key)
  AND reader.idempotency_key = (
    SELECT newest.idempotency_key FROM emails AS newest WHERE newest.invoice_id = invoices.id AND newest.kind = 'invoice'
    AND newest.role = 'to' AND newest.state <> 'cancelled' AND newest.idempotency_key NOT LIKE 'again %'
    ORDER BY newest.made_at DESC, newest.id DESC LIMIT 1))`.mapWith(
    (json: string) => JSON.parse(json) as string[],
  );
