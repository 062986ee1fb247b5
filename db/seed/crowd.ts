import { eq, getTableColumns, like, or, type SQL, sql } from 'drizzle-orm';
import { startHistory } from '#app/features/history/public.server.ts';
import { issuePaidInvoices, recordEntries } from '#app/features/payments/public.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { writeBatch } from '#db/write.server.ts';
import { credentials, users } from '../account-schema.ts';
import type { Database } from '../client.server.ts';
import { emails } from '../email-schema.ts';
import { payments } from '../ledger-schema.ts';
import { invoices, userSettings } from '../schema.ts';

/** Number of invoices per account for measuring the list: one with many, one with few, and all others. */
export type Crowd = { busy: number; calm: number; others: number };

export const wholeCrowd: Crowd = { busy: 20_000, calm: 20, others: 200_000 };

/** Their passwords are those of the demo accounts. */
export const crowdEmails = { busy: 'busy@example.com', calm: 'calm@example.com' } as const;

/** The demo account whose invoices are copied. */
const patternEmail = 'standard@example.com';
const otherUsers = 100;

/**
 * Fills the database for measurements, after `seed`: the database itself copies the demo account's invoices repeatedly,
 * with their own numbers, clients, dates, statuses, payments and emails. Existing data of these accounts is removed
 * first. `db` needs a long timeout: writing 5,000 invoices may take seconds.
 */
export async function seedCrowd(
  db: Database,
  crowd: Crowd,
  now: number,
  rowsInOneWrite = 5_000,
): Promise<void> {
  await writeBatch(db, [
    db
      .delete(users)
      .where(
        or(
          like(users.email, 'crowd-%@example.com'),
          sql`${users.email} IN ${Object.values(crowdEmails)}`,
        ),
      ),
  ]);
  for (let at = 0; at < otherUsers; at++) {
    const share =
      Math.floor(((at + 1) * crowd.others) / otherUsers) -
      Math.floor((at * crowd.others) / otherUsers);
    await addUser(db, `crowd-${at}@example.com`, share, { now, rowsInOneWrite });
  }
  await addUser(db, crowdEmails.calm, crowd.calm, { now, rowsInOneWrite });
  await addUser(db, crowdEmails.busy, crowd.busy, { now, rowsInOneWrite });
}

async function addUser(
  db: Database,
  email: string,
  count: number,
  { now, rowsInOneWrite }: { now: number; rowsInOneWrite: number },
): Promise<void> {
  const userId = crypto.randomUUID();
  const pattern = sql`(SELECT ${users.id} FROM ${users} WHERE lower(${users.email}) = ${patternEmail})`;
  const changed: Record<string, SQL> = {
    user_id: sql`${userId}`,
    total_invoices_created: sql`${count}`,
    last_invoice_number: sql`${count}`,
    // Copies must not share the Stripe customer of the original account.
    stripe_customer_id: sql`NULL`,
    subscription_reference: sql`NULL`,
  };
  await writeBatch(db, [
    db.insert(users).values({ id: userId, email, emailVerifiedAt: now, createdAt: now }),
    copyOf(userSettings, changed, sql`WHERE user_id = ${pattern}`),
    copyOf(
      credentials,
      { user_id: sql`${userId}`, subject: sql`${userId}` },
      sql`WHERE user_id = ${pattern} AND kind = 'password'`,
    ),
  ]);
  for (let from = 0; from < count; from += rowsInOneWrite) {
    const to = Math.min(count, from + rowsInOneWrite);
    await writeBatch(db, [copiedInvoices(userId, pattern, { from, to, count, now })]);
  }
  const isOwn = eq(invoices.userId, userId);
  await writeBatch(db, [
    ...startHistory(isOwn),
    fullPayments(userId, now),
    partPayments(userId, now),
    ...issuePaidInvoices(isOwn),
    recordEntries(eq(payments.userId, userId)),
    emailsSent(userId),
  ]);
}

/** The index of an invoice among its owner's. */
const place = sql`CAST(substr(${invoices.saveKey}, 7) AS INTEGER)`;

/** Every fourth invoice is paid. */
function fullPayments(userId: string, now: number): SQL {
  return insertSelect(
    payments,
    {
      id: sql`'taken-over ' || ${invoices.id}`,
      invoiceId: sql`${invoices.id}`,
      userId,
      at: now,
      kind: 'payment',
      origin: 'taken-over',
      amountMinor: sql`${invoices.totalMinor}`,
      method: 'other',
    },
    sql`FROM ${invoices} WHERE ${invoices.userId} = ${userId} AND ${place} % 4 = 0 AND ${invoices.totalMinor} > 0`,
  );
}

/** Every eighth invoice is overdue or unpaid and half paid. */
function partPayments(userId: string, now: number): SQL {
  const half = sql`${invoices.totalMinor} / 2`;
  return insertSelect(
    payments,
    {
      id: sql`'crowd-' || ${invoices.id}`,
      invoiceId: sql`${invoices.id}`,
      userId,
      at: now,
      kind: 'payment',
      origin: 'hand',
      amountMinor: half,
      method: 'bank_transfer',
      day: new Date(now).toISOString().slice(0, 10),
    },
    sql`FROM ${invoices} WHERE ${invoices.userId} = ${userId} AND ${place} % 8 IN (2, 3)
      AND ${invoices.status} = 'unpaid' AND ${half} > 0`,
  );
}

/** Every second invoice was sent, and every second of those opened. */
function emailsSent(userId: string): SQL {
  const key = sql`'crowd-' || ${invoices.id}`;
  const sentAt = sql`${invoices.createdAt} + 60000`;
  return insertSelect(
    emails,
    {
      id: key,
      idempotencyKey: key,
      token: key,
      invoiceId: sql`${invoices.id}`,
      userId,
      kind: 'invoice',
      role: 'to',
      state: 'delivered',
      day: '2000-01-01',
      address: sql`'client@' || ${invoices.id} || '.example'`,
      addressKey: key,
      madeAt: sentAt,
      sendAt: sentAt,
      changedAt: sentAt,
      subject: 'Invoice',
      body: 'Hello',
      firstOpenedAt: sql`CASE ${place} % 4 WHEN 1 THEN ${sentAt} END`,
      lastOpenedAt: sql`CASE ${place} % 4 WHEN 1 THEN ${sentAt} END`,
    },
    sql`FROM ${invoices} WHERE ${invoices.userId} = ${userId} AND ${place} % 2 = 1`,
  );
}

/** Every fourth invoice each is paid, due soon, overdue or unpaid for longer; older ones longer ago. */
function copiedInvoices(
  userId: string,
  pattern: SQL,
  { from, to, count, now }: { from: number; to: number; count: number; now: number },
): SQL {
  const today = new Date(now).toISOString().slice(0, 10);
  const day = (days: SQL) => sql`date(${today}, printf('%+d days', ${days}))`;
  const createdAt = sql`${now} - 60000 * (${count} - i)`;
  const changed: Record<string, SQL> = {
    id: sql`lower(printf('%s-%s-4%s-a%s-%s', hex(randomblob(4)), hex(randomblob(2)), substr(hex(randomblob(2)), 2), substr(hex(randomblob(2)), 2), hex(randomblob(6))))`,
    user_id: sql`${userId}`,
    client_id: sql`NULL`,
    save_key: sql`'crowd-' || i`,
    invoice_number: sql`printf('INV-%03d', i + 1)`,
    client_name: sql`client_name || ' ' || (i % 300)`,
    invoice_date: day(sql`-(i % 700) - 20`),
    due_date: day(
      sql`CASE i % 4 WHEN 1 THEN i % 6 WHEN 2 THEN -1 - i % 700 WHEN 3 THEN 6 + i % 30 ELSE 10 - i % 700 END`,
    ),
    status: sql`'unpaid'`,
    archived: sql`0`,
    paid: sql`0`,
    credited: sql`0`,
    next_due: sql`NULL`,
    created_at: createdAt,
    opened_at: sql`CASE i % 4 WHEN 1 THEN ${createdAt} + 60000 END`,
    pay_clicked_at: sql`NULL`,
  };
  return copyOf(
    invoices,
    changed,
    sql`JOIN (SELECT id AS pattern_id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
      FROM ${invoices} WHERE user_id = ${pattern} AND kind = 'invoice') ON pattern_id = id
      JOIN (WITH RECURSIVE counted (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM counted WHERE i + 1 < ${to})
      SELECT i FROM counted) ON i % places = place`,
  );
}

/** Builds `INSERT INTO table SELECT` of its own rows, with some columns changed. */
function copyOf(
  table: typeof invoices | typeof userSettings | typeof credentials,
  changed: Record<string, SQL>,
  tail: SQL,
): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const columns = names.map((name) => sql.identifier(name));
  const values = names.map((name) => changed[name] ?? sql.identifier(name));
  return sql`INSERT INTO ${table} (${sql.join(columns, sql`, `)}) SELECT ${sql.join(values, sql`, `)} FROM ${table} ${tail}`;
}
