import { and, eq, gt, gte, isNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { countedAgainAfterMs } from '#app/domain/consent/analytics.ts';
import { type Delivery, emailStates, stateRanks } from '#app/domain/sending/client-email.ts';
import { type StopCause, trustDays, trustLimits } from '#app/domain/sending/sending-limits.ts';
import { heartbeatStatement } from '#app/features/operations/public.server.ts';
import { sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emailBlocks, emailStops, emails } from '#db/email-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { invoices } from '#db/schema.ts';
import { retryIfResponseLost, writeBatch } from '#db/write.server.ts';
import { recordEmailState, recordFirstOpening } from './email-history.server.ts';

/** The provider's report on an email; instants in ms. */
type DeliveryReport = Delivery & { providerId: string; recipient: string; at: number };

/** The result of handling a report. */
type DeliveryResult = {
  /** The email's sender; null if no email has that id. */
  userId: string | null;
  /** The report caused the sender to be blocked from sending. */
  stopped: boolean;
};

/**
 * Updates an email to the provider's reported state, never backwards: events may be duplicated and out of order. In the
 * same write, blocks the sender after too many bounces or complaints, and blocks further emails of the sender to a
 * recipient who complained. One round trip.
 */
export async function applyDelivery(db: Database, told: DeliveryReport): Promise<DeliveryResult> {
  return move(db, told, eq(emails.providerId, told.providerId));
}

/** How long an email of unknown outcome can be settled by an event, ms. */
const settledWithinMs = 3 * 86_400_000;

/**
 * The same for an id that no email has: if exactly one email to that address is unclear, or in an attempt that called
 * the provider and hasn't ended, the report is about that one. Use it only for events older than the provider timeout.
 * One round trip.
 */
export async function settleUnclear(db: Database, told: DeliveryReport): Promise<DeliveryResult> {
  const isUnclear = and(
    eq(emails.address, told.recipient),
    // An attempt whose worker died stays `sending` until the job cleans it up. This is exactly the condition of the
    // index `emails_unclear`.
    sql`${emails.state} IN ('sending', 'unclear')`,
    isNull(emails.providerId),
    gte(emails.triedAt, told.at - settledWithinMs),
    lte(emails.triedAt, told.at),
  );
  const onlyOne = sql`(SELECT CASE WHEN count(*) = 1 THEN max(id) END FROM ${emails} WHERE ${isUnclear})`;
  return move(db, told, sql`${emails.id} = ${onlyOne}`);
}

async function move(db: Database, told: DeliveryReport, which: SQL): Promise<DeliveryResult> {
  const { state, reason, at, providerId } = told;
  const isOfId = eq(emails.providerId, providerId);
  const sender = sql`(SELECT ${emails.userId} FROM ${emails} WHERE ${isOfId})`;
  const isBad = state === 'complained' || reason === 'hard' || reason === 'suppressed';
  const cause = state === 'complained' ? 'reports' : 'bounces';
  const stops = isBad ? stopStatement(sender, cause, at) : null;
  const results = await writeBatch(db, [
    db
      .update(emails)
      .set({ state, reason, providerId, changedAt: sql`max(${emails.changedAt}, ${at})` })
      .where(and(which, lt(rankOf, stateRanks[state] ?? 0))),
    recordEmailState(sql`${isOfId} AND changes() = 1`),
    ...(stops ? [stops] : []),
    ...(state === 'complained' ? [blockStatement(isOfId, at)] : []),
    heartbeatStatement(db, { name: 'event:email', at }),
    sql`SELECT ${emails.userId} AS sender FROM ${emails} WHERE ${isOfId}`,
  ]);
  const found = results.at(-1)?.rows[0]?.sender;
  return {
    userId: typeof found === 'string' ? found : null,
    stopped: stops !== null && results[2]?.rowsAffected === 1,
  };
}

/**
 * Returns the statement that blocks a sender's emails to a recipient who marked one as spam; the sender's own copies
 * don't count.
 */
function blockStatement(which: SQL, at: number): SQL {
  const block = { userId: sql`${emails.userId}`, addressKey: sql`${emails.addressKey}`, at };
  return insertSelect(
    emailBlocks,
    block,
    sql`FROM ${emails} WHERE ${which} AND ${emails.role} <> 'copy' AND ${emails.state} = 'complained' ON CONFLICT DO NOTHING`,
  );
}

const rankOf: SQL<number | null> = sql`CASE ${emails.state} ${sql.join(
  emailStates.map((state) => sql`WHEN ${state} THEN ${stateRanks[state]}`),
  sql` `,
)} END`;

/**
 * Returns the statement that blocks a sender with too many bounces or complaints since the operator last lifted a
 * block; idempotent.
 * @param at ms
 */
function stopStatement(userId: SQL, cause: StopCause, at: number): SQL {
  const { least, oneIn } = trustLimits[cause];
  const since = sql`max(${at - trustDays * 86_400_000},
    coalesce((SELECT ${emailStops.liftedAt} FROM ${emailStops} WHERE ${emailStops.userId} = ${userId}), 0))`;
  const among = (which: SQL) =>
    sql`FROM ${emails} WHERE ${emails.userId} = ${userId} AND ${emails.sendAt} >= ${since} AND ${which}`;
  const counted = (which: SQL) => sql`(SELECT count(*) ${among(which)})`;
  const left = sql`${emails.state} NOT IN ('scheduled', 'sending', 'cancelled')`;
  const reports = reportsSince(userId, since);
  const bounced = counted(sql`${emails.reason} IN ('hard', 'suppressed')`);
  const bad = cause === 'bounces' ? bounced : sql`(SELECT count(*) FROM (${reports}))`;
  const atLeast =
    cause === 'bounces' ? bounced : sql`(SELECT count(DISTINCT client) FROM (${reports}))`;
  return insertSelect(
    emailStops,
    { userId, cause, at },
    sql`WHERE ${userId} IS NOT NULL AND ${atLeast} >= ${least} AND ${bad} * ${oneIn} > ${counted(left)}
      ON CONFLICT (user_id) DO UPDATE SET cause = excluded.cause, at = excluded.at, lifted_at = NULL
      WHERE ${emailStops.liftedAt} IS NOT NULL`,
  );
}

/**
 * Selects the complaints of a sender's clients, one per client and document: spam complaints, and blocks, which count
 * for the last email to that mailbox. A client without a record is identified by name.
 */
function reportsSince(userId: SQL, since: SQL): SQL {
  const isComplaint = sql`m.state = 'complained' AND m.role <> 'copy'`;
  return sql`SELECT DISTINCT coalesce(i.client_id, lower(i.client_name)) AS client, i.id AS document
    FROM emails AS m INNER JOIN invoices AS i ON i.id = m.invoice_id
    WHERE m.user_id = ${userId} AND m.send_at >= ${since} AND ${isComplaint}
    UNION SELECT coalesce(i.client_id, lower(i.client_name)), i.id
    FROM email_blocks AS b
    INNER JOIN invoices AS i ON i.id = (SELECT m.invoice_id FROM emails AS m WHERE m.user_id = b.user_id
      AND m.address_key = b.address_key AND m.send_at <= b.at ORDER BY m.send_at DESC LIMIT 1)
    WHERE b.user_id = ${userId} AND b.at >= ${since} AND NOT EXISTS (SELECT 1 FROM emails AS m
      WHERE m.user_id = b.user_id AND m.address_key = b.address_key AND ${isComplaint})`;
}

/** Condition: a sent email with this recipient token, except the sender's own copy. */
const ofRecipient = (token: string) =>
  and(
    eq(emails.token, token),
    ne(emails.role, 'copy'),
    notInArray(emails.state, ['scheduled', 'cancelled']),
  );

/**
 * Records that an email's recipient opened its document: the first and the last time, at most once a minute; not for a
 * session of the owner. One round trip.
 * @param visit.sessionId session of the reporting page; null without one
 * @param visit.now ms
 * @returns the email's sender, if this is new
 */
export async function recordOpening(
  db: Database,
  { token, sessionId, now }: { token: string; sessionId: string | null; now: number },
): Promise<string | null> {
  const isOwner = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${and(
    eq(sessions.id, sessionId ?? ''),
    eq(sessions.userId, emails.userId),
    gt(sessions.expiresAt, now),
  )})`;
  const isOpen = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${and(
    eq(users.id, emails.userId),
    isNull(users.deletedAt),
  )})`;
  const [noted] = await retryIfResponseLost(() =>
    writeBatch(db, [
      db
        .update(emails)
        .set({ firstOpenedAt: sql`coalesce(${emails.firstOpenedAt}, ${now})`, lastOpenedAt: now })
        .where(
          and(
            ofRecipient(token),
            or(
              isNull(emails.lastOpenedAt),
              sql`${emails.lastOpenedAt} <= ${now - countedAgainAfterMs}`,
            ),
            isOpen,
            sql`NOT ${isOwner}`,
          ),
        )
        .returning({ userId: emails.userId }),
      recordFirstOpening(
        sql`${ofRecipient(token)} AND ${emails.firstOpenedAt} = ${now} AND changes() = 1`,
      ),
      sql`UPDATE ${invoices} SET opened_at = ${now} WHERE ${invoices.openedAt} IS NULL AND ${invoices.id} =
        (SELECT ${emails.invoiceId} FROM ${emails} WHERE ${ofRecipient(token)} AND ${emails.firstOpenedAt} IS NOT NULL)`,
    ]),
  );
  const userId = noted?.rows[0]?.user_id;
  return typeof userId === 'string' ? userId : null;
}

/**
 * Records that an email's recipient doesn't know the sender: blocks the sender's emails to them, and blocks the sender
 * after too many such reports. Idempotent. One round trip.
 * @param report.now ms
 * @returns the email's sender; null for an unknown token
 */
export async function blockSender(
  db: Database,
  { token, now }: { token: string; now: number },
): Promise<{ userId: string; businessName: string; stopped: boolean } | null> {
  const email = ofRecipient(token);
  const sender = sql`(SELECT ${emails.userId} FROM ${emails} WHERE ${email})`;
  const block = { userId: sql`${emails.userId}`, addressKey: sql`${emails.addressKey}`, at: now };
  const results = await writeBatch(db, [
    insertSelect(emailBlocks, block, sql`FROM ${emails} WHERE ${email} ON CONFLICT DO NOTHING`),
    stopStatement(sender, 'reports', now),
    sql`SELECT ${emails.userId} AS sender, ${invoices.businessName} AS business FROM ${emails}
      INNER JOIN ${invoices} ON ${invoices.id} = ${emails.invoiceId} WHERE ${email}`,
  ]);
  const row = results[2]?.rows[0];
  if (!row) return null;
  const stopped = results[1]?.rowsAffected === 1;
  return { userId: String(row.sender), businessName: String(row.business), stopped };
}
