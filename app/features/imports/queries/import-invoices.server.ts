import { and, eq, sql } from 'drizzle-orm';
import type { AllowanceAccount } from '#app/domain/billing/allowance.ts';
import {
  type AllowanceClaim,
  claimedCounters,
  isClaimValid,
  planFacts,
} from '#app/features/billing/public.server.ts';
import { insertFirstVersion, startHistory } from '#app/features/history/public.server.ts';
import { hasInvoice, ownClientId } from '#app/features/invoice-form/public.server.ts';
import type { InvoiceRow } from '#app/features/invoice-sheet/public.server.ts';
import { issuePaidInvoices } from '#app/features/payments/public.server.ts';
import { type NumberInSequence, raisedLastNumber } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { documentEvents } from '#db/history-schema.ts';
import { insertSelect, isBelowRowLimit } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { nextVersion } from '#db/next-version.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';
import { type ImportedClientRow, insertClientStatement } from './known-records.server.ts';

/** Columns that an import doesn't write. */
type OwnLater =
  | 'paidMinor'
  | 'creditedMinor'
  | 'nextDue'
  | 'sourceId'
  | 'reason'
  | 'issuedAt'
  | 'openedAt'
  | 'payClickedAt';

export type InvoiceToImport = {
  row: Omit<InvoiceRow, 'logoId' | 'signatureId' | OwnLater>;
  /** As for a save: raises the last number, so that later numbers don't collide. */
  sequence: NumberInSequence | null;
  /** Whether its client already had it: its content is saved as an issued version. */
  isIssued: boolean;
  /** The amount paid (minor units) and its date; null if nothing was paid. */
  payment: { amountMinor: number; day: string | null } | null;
};

export type LotToImport = {
  userId: string;
  /** The name of the product that the invoices come from, for the history. */
  from: string;
  invoices: readonly InvoiceToImport[];
  newClients: readonly ImportedClientRow[];
  claim: AllowanceClaim;
  /** ms. */
  now: number;
};

/** The state after importing a batch. */
export type ImportFacts = AllowanceAccount & {
  /** The ids of the batch's invoices that now exist, by save key. */
  kept: Map<string, string>;
  /** The owner's documents that have numbers of the batch, by kind and number. */
  numbers: Map<string, { invoiceDate: string; currency: string; totalMinor: number }>;
};

/**
 * Imports documents of one owner, each completely or not at all, in one transaction and one round trip. Invoices count
 * toward the plan's limit; other kinds don't. A document is only written if its save key and number are free, together
 * with its history, issued version and payment.
 * @returns null if the owner has no settings row
 */
export async function importInvoiceRows(
  db: Database,
  lot: LotToImport,
): Promise<ImportFacts | null> {
  const { userId } = lot;
  const keys = JSON.stringify(lot.invoices.map(({ row }) => row.saveKey));
  const numbers = JSON.stringify(lot.invoices.map(({ row }) => row.invoiceNumber));
  const results = await writeBatch(db, [
    ...lot.newClients.map((row) => insertClientStatement(userId, row)),
    ...lot.invoices.flatMap((invoice) => invoiceStatements(db, lot, invoice)),
    sql`SELECT id, save_key AS saveKey FROM invoices
      WHERE user_id = ${userId} AND save_key IN (SELECT value FROM json_each(${keys}))`,
    sql`SELECT kind, invoice_number AS number, invoice_date AS invoiceDate, currency, total AS totalMinor FROM invoices
      WHERE user_id = ${userId} AND kind IN ('invoice', 'estimate', 'credit-note')
      AND invoice_number IN (SELECT value FROM json_each(${numbers}))`,
    sql`SELECT ${planFacts} FROM user_settings s WHERE s.user_id = ${userId}`,
  ]);
  const [kept, taken, plan] = results.slice(-3);
  const [facts] = plan?.rows ?? [];
  if (!facts) return null;
  return {
    ...(facts as unknown as AllowanceAccount),
    kept: new Map(kept?.rows.map(({ saveKey, id }) => [String(saveKey), String(id)])),
    numbers: new Map(
      taken?.rows.map(({ kind, number, invoiceDate, currency, totalMinor }) => [
        `${kind} ${number}`,
        {
          invoiceDate: String(invoiceDate),
          currency: String(currency),
          totalMinor: Number(totalMinor),
        },
      ]),
    ),
  };
}

function invoiceStatements(db: Database, lot: LotToImport, invoice: InvoiceToImport): Statement[] {
  const { userId, claim, from, now } = lot;
  const { row, sequence, payment } = invoice;
  const isThere = sql`FROM ${invoices} WHERE ${eq(invoices.id, row.id)}`;
  const event = (code: 'imported' | 'voided', detail: object) =>
    insertSelect(
      documentEvents,
      {
        invoiceId: row.id,
        userId,
        at: now,
        actor: 'owner',
        code,
        detail: JSON.stringify(detail),
      },
      isThere,
    );
  const isFree = sql`NOT ${hasInvoice(userId, eq(invoices.saveKey, row.saveKey))}
    AND NOT ${hasInvoice(userId, sql`${eq(invoices.kind, row.kind)} AND ${eq(invoices.invoiceNumber, row.invoiceNumber)}`)}`;
  const isInvoice = row.kind === 'invoice';
  return [
    ...(isInvoice
      ? [
          db
            .update(userSettings)
            .set({
              ...claimedCounters(claim),
              ...(sequence && { lastInvoiceNumber: raisedLastNumber(userId, sequence) }),
              updatedAt: nextVersion(userSettings.updatedAt, now),
            })
            .where(and(isClaimValid(userId, claim), isFree)),
        ]
      : []),
    insertSelect(
      invoices,
      { ...row, clientId: ownClientId(userId, row.clientId) },
      isInvoice
        ? sql`WHERE changes() = 1`
        : sql`WHERE ${isFree} AND ${isBelowRowLimit(invoices, 'invoices', { owner: userId })}`,
    ),
    ...startHistory(eq(invoices.id, row.id)),
    event('imported', { from }),
    ...(row.status === 'void' ? [event('voided', {})] : []),
    ...(invoice.isIssued
      ? [insertFirstVersion(eq(invoices.id, row.id), { cause: 'taken-over', at: now })]
      : []),
    ...(payment
      ? [
          insertSelect(
            payments,
            {
              id: `taken-over ${row.id}`,
              invoiceId: row.id,
              userId,
              at: now,
              kind: 'payment',
              origin: 'taken-over',
              method: 'other',
              ...payment,
            },
            isThere,
          ),
          // The client isn't thanked: this was paid before the import.
          ...issuePaidInvoices(eq(invoices.id, row.id)),
        ]
      : []),
  ];
}
