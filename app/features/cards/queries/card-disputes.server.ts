import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { StoredDispute } from '#app/domain/payments/stored-entry.ts';
import type { AskingSession } from '#app/features/public-invoice/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { cardDisputes } from '#db/connect-schema.ts';

/** A condition on the query's invoice: a card payment of it is disputed. */
export const isDisputed: SQL<boolean> = sql<boolean>`EXISTS (SELECT 1 FROM card_disputes AS disputed
  WHERE disputed.invoice_id = invoices.id AND disputed.state = 'open')`.mapWith(Boolean);

/**
 * Selects the disputes about an invoice's card payments, for an active session of its owner; no rows for anyone else.
 */
export function selectDisputesForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  session: AskingSession,
) {
  const { id, chargeId, amountMinor, state, at } = cardDisputes;
  return db
    .select({ id, chargeId, amountMinor, state, at } satisfies Record<keyof StoredDispute, unknown>)
    .from(cardDisputes)
    .innerJoin(sessions, eq(sessions.userId, cardDisputes.userId))
    .where(
      and(
        eq(cardDisputes.invoiceId, invoiceId),
        eq(sessions.id, session.id),
        gt(sessions.expiresAt, session.now),
      ),
    )
    .orderBy(sql`${cardDisputes}.rowid`);
}
