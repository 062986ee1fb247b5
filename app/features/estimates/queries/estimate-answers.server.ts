import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { EstimateAnswer, EstimateDecision } from '#app/domain/documents/estimate-answer.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { newestRevision, recordHistory } from '#app/features/history/public.server.ts';
import { isReady, orderByOldestTry } from '#app/features/operations/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { nextVersion } from '#db/next-version.ts';
import { read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

const { id, userId, kind, status, dueDate, updatedAt } = invoices;

type AnswerToWrite = Omit<EstimateAnswer, 'answer' | 'restoredAt'> & {
  answer: EstimateDecision;
  estimateId: string;
  /** The version that the client saw. */
  revision: number;
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
};

/**
 * Saves a client's answer to an estimate, or nothing if the estimate is no longer open, has expired or has changed
 * since the client saw it; the same batch sets its status and records its history.
 * @returns the owner's id; null if nothing was saved
 */
export async function writeAnswer(db: Database, answer: AnswerToWrite): Promise<string | null> {
  const { estimateId, revision, today, ...given } = answer;
  const results = await writeBatch(db, [
    insertSelect(
      estimateAnswers,
      { ...given, invoiceId: estimateId, revision },
      sql`FROM ${invoices} WHERE ${and(
        eq(id, estimateId),
        eq(kind, 'estimate'),
        eq(status, 'open'),
        sql`${newestRevision} = ${revision}`,
        sql`${dueDate} >= ${today}`,
      )}`,
    ),
    ...answerEffects({ ...given, estimateId }),
    db.select({ userId }).from(invoices).where(eq(id, estimateId)),
  ]);
  const [row] = results.at(-1)?.rows ?? [];
  return results[0]?.rowsAffected === 1 && row ? String(row[0]) : null;
}

/** The effects of the answer inserted by the previous statement: the estimate's status and its history event. */
export function answerEffects({
  estimateId,
  answer,
  name,
  reason,
  at,
  restoredAt = null,
}: Pick<AnswerToWrite, 'estimateId' | 'answer' | 'name' | 'reason' | 'at'> & {
  /** When the owner restored it from a file, ms. */
  restoredAt?: number | null;
}): SQL[] {
  return [
    sql`UPDATE ${invoices} SET status = ${answer}, updated_at = ${nextVersion(updatedAt, at)}
      WHERE ${eq(id, estimateId)} AND changes() = 1`,
    recordHistory(
      {
        invoiceId: estimateId,
        userId: sql`${userId}`,
        at,
        actor: restoredAt === null ? 'client' : 'owner',
        code: answer,
        detail: sql`json_object('by', ${name}, 'reason', ${reason}, 'restoredAt', ${restoredAt})`,
      },
      sql`FROM ${invoices} WHERE ${eq(id, estimateId)} AND changes() = 1`,
    ),
  ];
}

/** An answer that the estimate's owner has to be notified of by email. */
type UnnotifiedAnswer = {
  estimateId: string;
  userId: string;
  revision: number;
  answer: EstimateDecision;
  name: string | null;
  reason: string | null;
  invoiceNumber: string;
  clientName: string;
  currency: CurrencyCode;
  country: CountryCode;
  totalMinor: number;
  email: string;
  /** When the address was confirmed (ms); null if it wasn't. */
  emailVerifiedAt: number | null;
  language: string | null;
};

const answerQueue = {
  job: 'notify-estimate-answers',
  itemId: sql`invoices.id`,
  userId: sql`invoices.user_id`,
} as const;

/**
 * Selects answers that their owners haven't been notified of, in fair order. Those of an owner without an address wait
 * until they have one.
 * @param which.estimateId selects only this estimate; otherwise answers from before a given time (ms), whose own
 * notification has failed, and that are ready for another attempt at `now` (ms)
 */
export function listUnnotifiedAnswers(
  db: Database,
  which: { estimateId: string } | { before: number; now: number; limit: number },
): Promise<UnnotifiedAnswer[]> {
  const { toldAt, at } = estimateAnswers;
  const isAsked =
    'estimateId' in which
      ? eq(estimateAnswers.invoiceId, which.estimateId)
      : and(lt(at, which.before), isReady(answerQueue, which.now));
  return read(
    db
      .select({
        estimateId: id,
        userId,
        revision: estimateAnswers.revision,
        answer: estimateAnswers.answer,
        name: estimateAnswers.name,
        reason: estimateAnswers.reason,
        invoiceNumber: invoices.invoiceNumber,
        clientName: invoices.clientName,
        currency: invoices.currency,
        country: invoices.country,
        totalMinor: invoices.totalMinor,
        email: sql<string>`${users.email}`,
        language: users.language,
        emailVerifiedAt: users.emailVerifiedAt,
      })
      .from(estimateAnswers)
      .innerJoin(invoices, eq(id, estimateAnswers.invoiceId))
      .innerJoin(users, eq(users.id, userId))
      .where(and(isNull(toldAt), isNotNull(users.email), isAsked))
      .orderBy(...orderByOldestTry({ ...answerQueue, since: sql`estimate_answers.at` }))
      .limit('limit' in which ? which.limit : 1),
  );
}

/** Records that an owner was notified of an answer. */
export async function markAnswersNotified(
  db: Database,
  {
    estimateId,
    revision,
    now,
  }: Pick<UnnotifiedAnswer, 'estimateId' | 'revision'> & { now: number },
): Promise<void> {
  const isThis = and(
    eq(estimateAnswers.invoiceId, estimateId),
    eq(estimateAnswers.revision, revision),
  );
  await writeBatch(db, [db.update(estimateAnswers).set({ toldAt: now }).where(isThis)]);
}

/** The last answer to the query's estimate, in the format of `parseEstimateAnswer`; null if there is none. */
export const estimateAnswer = sql<string | null>`(
  SELECT json_object('answer', given.answer, 'name', given.name, 'signature', given.signature, 'reason', given.reason, 'at', given.at, 'restoredAt', given.restored_at)
  FROM estimate_answers AS given WHERE given.estimate_id = ${id} ORDER BY given.revision DESC LIMIT 1)`;

/**
 * When the query's estimate got its current answer by being restored from a file, ms; null if a client gave the answer
 * here.
 */
export const answerRestoredAt = sql<number | null>`CASE
  WHEN ${invoices.kind} = 'estimate' AND ${invoices.status} IN ('accepted', 'declined', 'invoiced') THEN (
    SELECT given.restored_at FROM estimate_answers AS given WHERE given.estimate_id = ${invoices.id}
    ORDER BY given.revision DESC LIMIT 1) END`;
