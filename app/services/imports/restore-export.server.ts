import { mostKept } from '#app/domain/account/row-limits.ts';
import { type AllowanceAccount, allowanceOf } from '#app/domain/billing/allowance.ts';
import { checkEstimateAnswer } from '#app/domain/documents/check-estimate-answer.ts';
import type { ExportedEntry, SentDocument } from '#app/domain/import/exported-document.ts';
import type { InvoiceLotAnswer, LotAnswer } from '#app/domain/import/import-answer.ts';
import { matchClient } from '#app/domain/import/match-client.ts';
import { readExportedDocument } from '#app/domain/import/read-exported-document.ts';
import { plainCase } from '#app/domain/import/record-key.ts';
import { numberAfterPrefix } from '#app/domain/invoices/invoice-number.ts';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import { readSchedule } from '#app/domain/payments/read-schedule.ts';
import { idOfKey } from '#app/services/id-of-key.server.ts';
import type { Database } from '#db/client.server.ts';
import { toContentColumns } from '#db/invoice-row.server.ts';
import { selectClients } from '#db/queries/imports/known-records.server.ts';
import {
  type DocumentToRestore,
  restoreDocumentRows,
  restoreEntryRows,
} from '#db/queries/imports/restore-documents.server.ts';
import type { UserSettings } from '#db/queries/settings/settings-row.server.ts';
import { read } from '#db/read.server.ts';

/** The save key of a document that is restored: what was made from it finds it by that. */
export const restoredSaveKey = (userId: string, id: string) =>
  idOfKey(userId, `restored document ${id}`);

const mostAttempts = 3;

/**
 * Restores documents of an account's export with their numbers, whole or not at all; their clients are those of the account by now.
 * Payments follow by `restoreEntries`. Sent again it adds nothing. Two round trips.
 */
export async function restoreDocuments(
  db: Database,
  lot: {
    settings: AllowanceAccount & Pick<UserSettings, 'userId' | 'invoicePrefix'>;
    documents: readonly SentDocument[];
    now: number;
  },
): Promise<InvoiceLotAnswer> {
  const { settings, documents, now } = lot;
  const { userId } = settings;
  const people = documents.flatMap(({ client }) => (client ? [client] : []));
  const known = await read(
    selectClients(db, userId, {
      emails: people.map(({ email }) => plainCase(email.trim())),
      names: people.map(({ name }) => plainCase(name.trim())),
    }),
  );
  const broken: InvoiceLotAnswer['broken'] = [];
  const prepared: DocumentToRestore[] = [];
  for (const [at, sent] of documents.entries()) {
    const restored = readExportedDocument(sent.document);
    if (!restored.ok) {
      const number = sent.document.invoiceNumber;
      broken.push({ row: at + 1, number, message: restored.message });
      continue;
    }
    const answer = answerOf(sent, now);
    if (answer && 'message' in answer) {
      const number = sent.document.invoiceNumber;
      broken.push({ row: at + 1, number, message: answer.message });
      continue;
    }
    const client = sent.client && matchClient(sent.client, known);
    const made = prepare(sent, restored, client?.id ?? null, settings, now);
    prepared.push({ ...made, answer });
  }
  let plan: AllowanceAccount = settings;
  for (let attempt = 1; ; attempt += 1) {
    const claim = { ...allowanceOf(plan, now), plan };
    const facts = await restoreDocumentRows(db, {
      ...{ userId, documents: prepared, claim, now },
    });
    if (!facts) throw new Error('The owner of the documents has no settings row');
    const left = prepared.filter(
      ({ row }) =>
        !facts.kept.has(row.saveKey) && !facts.numbers.has(`${row.kind} ${row.invoiceNumber}`),
    );
    const isFull = facts.totalInvoicesCreated >= mostKept.invoices;
    const mayGoOn = allowanceOf(facts, now).mayCreate && !isFull;
    if (left.length === 0 || !mayGoOn || attempt === mostAttempts) {
      const added = prepared.filter(({ row }) => facts.kept.get(row.saveKey) === row.id).length;
      const there = prepared.length - added - left.length;
      const stopped = left.length === 0 ? null : isFull ? 'full' : 'limit';
      return { outcome: 'imported', added, there, leftOut: left.length, stopped, broken };
    }
    plan = facts;
  }
}

function prepare(
  { document, isIssued }: SentDocument,
  { content, totals }: Extract<ReturnType<typeof readExportedDocument>, { ok: true }>,
  clientId: string | null,
  { userId, invoicePrefix: prefix }: Pick<UserSettings, 'userId' | 'invoicePrefix'>,
  now: number,
): Omit<DocumentToRestore, 'answer'> {
  const digits = numberAfterPrefix(content.invoiceNumber, prefix);
  return {
    row: {
      ...toContentColumns({ ...content, clientId }, totals),
      id: crypto.randomUUID(),
      userId,
      saveKey: restoredSaveKey(userId, document.id),
      kind: document.kind,
      status: statusBefore(document.kind, document.status, totals.total),
      archived: document.archived,
      reason: document.reason,
      createdAt: Math.min(now, Date.parse(document.createdAt)),
      updatedAt: now,
    },
    sourceKey: document.sourceId && restoredSaveKey(userId, document.sourceId),
    sequence: document.kind === 'invoice' && digits !== null ? { prefix, number: digits } : null,
    isIssued,
    schedule: readSchedule(document.paymentSchedule),
    isNeverReminded: document.reminderPlan === 'none',
  };
}

/** The answer that an estimate has still, checked as when it is given; one to an earlier version is none of its status. */
function answerOf(
  { document, isIssued, answer }: SentDocument,
  now: number,
): DocumentToRestore['answer'] | { message: string } {
  if (document.kind !== 'estimate' || !answer || !isIssued) return null;
  // What was invoiced may have been accepted; a refusal was of an earlier version.
  const answered = document.status === 'invoiced' ? 'accepted' : document.status;
  if (answer.answer !== answered) return null;
  const { answer: said, name, signature, reason, at } = answer;
  const given = checkEstimateAnswer({
    ...{ answer: said, name: name ?? '', signature: signature ?? '', reason: reason ?? '' },
  });
  if ('outcome' in given) return { message: Object.values(given.issues)[0] ?? '' };
  return { ...given, answer: said, at: Math.min(now, Date.parse(at)) };
}

/** The status before its ledger, which brings what was paid and credited. */
function statusBefore(
  kind: SentDocument['document']['kind'],
  status: StoredStatus,
  totalMinor: number,
): StoredStatus {
  if (kind === 'credit-note') return 'issued';
  if (kind === 'estimate') {
    return status === 'accepted' || status === 'declined' || status === 'invoiced'
      ? status
      : 'open';
  }
  if (status === 'void' || status === 'overdue') return status;
  return status === 'paid' && totalMinor === 0 ? 'paid' : 'unpaid';
}

/**
 * Restores entries of the ledger on restored documents. Money that came by card is kept as the seller's own entries, and what a lost
 * dispute took as a refund: no account at Stripe stands behind it here. What the database writes beside another entry is left out. Sent
 * again it adds nothing. One round trip.
 */
export async function restoreEntries(
  db: Database,
  userId: string,
  entries: readonly ExportedEntry[],
): Promise<LotAnswer> {
  const own = entries.filter(
    ({ origin, kind }) => !(origin === 'credit' && (kind === 'used' || kind === 'returned')),
  );
  const idOf = (id: string) => idOfKey(userId, `restored entry ${id}`);
  const added = await restoreEntryRows(
    db,
    userId,
    own.map(({ invoiceId, otherInvoiceId, at, ...entry }) => ({
      ...entry,
      id: idOf(entry.id),
      at: Date.parse(at),
      ...(entry.origin === 'card' && {
        origin: 'hand' as const,
        // A reversal by hand takes a mistake back; a lost dispute is money that went back.
        kind: entry.kind === 'reversal' ? ('refund' as const) : entry.kind,
      }),
      undoes: entry.undoes && idOf(entry.undoes),
      invoiceKey: restoredSaveKey(userId, invoiceId),
      otherKey: otherInvoiceId && restoredSaveKey(userId, otherInvoiceId),
    })),
  );
  const there = entries.length - added;
  return { outcome: 'imported', added, there, leftOut: 0, stopped: null };
}
