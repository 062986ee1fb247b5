import { type AllowanceAccount, allowanceOf } from '#app/domain/billing/allowance.ts';
import { checkDelivery } from '#app/domain/deliveries/check-delivery.ts';
import { parseDeliveryLines } from '#app/domain/deliveries/delivery-json.ts';
import { checkEstimateAnswer } from '#app/domain/documents/estimate-answer.ts';
import { maxReasonLength } from '#app/domain/history/issued-version.ts';
import {
  type ExportedDelivery,
  pastInstant,
  type SentDocument,
} from '#app/domain/import/exported-records.ts';
import type { InvoiceLotAnswer } from '#app/domain/import/import-answer.ts';
import { parseExportedDocument } from '#app/domain/import/parse-exported-document.ts';
import { matchClient, plainCase } from '#app/domain/import/resolve-clients.ts';
import { cleanLine, cleanLines, cleanReference } from '#app/domain/invoices/clean-text.ts';
import { parsePaymentSchedule } from '#app/domain/invoices/invoice-json.ts';
import { numberAfterPrefix } from '#app/domain/invoices/invoice-number.ts';
import { type StoredStatus, statusBeforePayment } from '#app/domain/invoices/status.ts';
import { maxRowsPerOwner } from '#app/domain/limits.ts';
import { checkSchedule } from '#app/domain/payments/schedule.ts';
import { describeAnswerIssue } from '#app/features/estimates/public.server.ts';
import { importLedgerTexts, importTexts } from '#app/features/imports/texts.ts';
import { describeIssue } from '#app/features/imports/words/describe-import-issues.ts';
import { toContentColumns } from '#app/features/invoice-sheet/public.server.ts';
import type { UserSettings } from '#app/features/settings/public.server.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { scheduleMessage } from '#app/i18n/format/schedule-message.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { selectClients } from '../queries/known-records.server.ts';
import {
  type DocumentToRestore,
  restoreDocumentRows,
  type StoredDocument,
} from '../queries/restore-documents.server.ts';

/** The save key of a restored document; documents created from it are linked by this key. */
export const restoredSaveKey = (userId: string, id: string) =>
  idOfKey(userId, `restored document ${id}`);

const maxAttempts = 3;

/**
 * Restores documents of an account's export with their numbers, each completely or not at all, with the account's
 * current clients. Payments follow in `restoreEntries`. Idempotent. Two round trips.
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
  const refuse = (number: string, message: string) => broken.push({ row: 0, number, message });
  const prepared: DocumentToRestore[] = [];
  for (const sent of documents) {
    const client = sent.client && matchClient(sent.client, known);
    const made = prepare(sent, client?.id ?? null, settings, now);
    if ('message' in made) refuse(sent.document.invoiceNumber, made.message);
    else prepared.push(made);
  }
  let plan: AllowanceAccount = settings;
  for (let attempt = 1; ; attempt += 1) {
    const claim = { ...allowanceOf(plan, now), plan };
    const facts = await restoreDocumentRows(db, {
      userId,
      documents: prepared,
      claim,
      now,
    });
    if (!facts) throw new Error('The owner of the documents has no settings row');
    const storedOf = ({ row }: DocumentToRestore) =>
      facts.kept.get(row.saveKey) ?? facts.numbers.get(`${row.kind} ${row.invoiceNumber}`);
    const absent = prepared.filter((each) => !storedOf(each));
    const isFull = facts.totalInvoicesCreated >= maxRowsPerOwner.invoices;
    // A credit note that was not restored although there was room has no matching invoice.
    const left = absent.filter(({ row }) => row.kind !== 'credit-note' || isFull);
    const mayGoOn = allowanceOf(facts, now).mayCreate && !isFull;
    if (left.length === 0 || !mayGoOn || attempt === maxAttempts) {
      let [added, there] = [0, 0];
      for (const each of prepared) {
        const stored = storedOf(each);
        if (!stored) continue;
        if (stored.id === each.row.id) added += 1;
        else if (isSameContent(stored, each.row)) there += 1;
        else refuse(each.row.invoiceNumber, describeStored(stored));
      }
      for (const each of absent) {
        if (!left.includes(each)) refuse(each.row.invoiceNumber, importLedgerTexts.noInvoice);
      }
      const stopped = left.length === 0 ? null : isFull ? 'full' : 'limit';
      return { outcome: 'imported', added, there, leftOut: left.length, stopped, broken };
    }
    plan = facts;
  }
}

function prepare(
  sent: SentDocument,
  clientId: string | null,
  { userId, invoicePrefix: prefix }: Pick<UserSettings, 'userId' | 'invoicePrefix'>,
  now: number,
): DocumentToRestore | { message: string } {
  const { document, isIssued } = sent;
  const restored = parseExportedDocument(document);
  if (!restored.ok) return { message: describeIssue(restored.issue) };
  const { content, totals } = restored;
  const answer = answerOf(sent, now);
  if (answer && 'message' in answer) return answer;
  const deliveries = sent.deliveries.map((note) => deliveryOf(note, now));
  if (deliveries.includes(null)) return { message: importTexts.rows.unreadable };
  const reason = cleanLine(document.reason ?? '');
  if (reason.length > maxReasonLength) return { message: importTexts.rows.unreadable };
  const schedule = checkSchedule(parsePaymentSchedule(document.paymentSchedule) ?? [], {
    total: totals.total,
    currency: content.currency,
    country: content.country,
    invoiceDate: content.invoiceDate,
  });
  if (!schedule.ok) return { message: scheduleMessage(schedule.issues[0].issue) };
  const isInvoice = document.kind === 'invoice';
  const digits = numberAfterPrefix(content.invoiceNumber, prefix);
  return {
    row: {
      ...toContentColumns({ ...content, clientId }, totals),
      id: crypto.randomUUID(),
      userId,
      saveKey: restoredSaveKey(userId, document.id),
      kind: document.kind,
      status: statusBefore(document, answer !== null, totals.total),
      archived: document.archived,
      reason: document.kind === 'credit-note' && reason !== '' ? reason : null,
      createdAt: pastInstant(document.createdAt, now),
      updatedAt: now,
    },
    sourceKey: document.sourceId && restoredSaveKey(userId, document.sourceId),
    sequence: isInvoice && digits !== null ? { prefix, number: digits } : null,
    isIssued,
    schedule: isInvoice && schedule.steps.length > 0 ? schedule.steps : null,
    isNeverReminded: document.reminderPlan === 'none',
    answer,
    deliveries: deliveries.filter((note) => note !== null),
  };
}

/** A delivery note, checked as when it is created; null if it isn't valid. */
function deliveryOf(
  { number, day, carrier, tracking, shippingAddress, lines, at }: ExportedDelivery,
  now: number,
): DocumentToRestore['deliveries'][number] | null {
  const checked = checkDelivery({
    day,
    shippingAddress,
    carrier: carrier ?? '',
    tracking: tracking ?? '',
  });
  const parsed = parseDeliveryLines(lines);
  const cleanNumber = cleanReference(number);
  if (!checked.ok || !parsed || cleanNumber === '') return null;
  const cleaned = parsed.map((line) => ({ ...line, description: cleanLines(line.description) }));
  return {
    ...checked.details,
    number: cleanNumber,
    lines: cleaned,
    at: pastInstant(at, now),
  };
}

/** An estimate's current answer, checked as when it is given; an answer to an earlier version is dropped. */
function answerOf(
  { document, isIssued, answer }: SentDocument,
  now: number,
): DocumentToRestore['answer'] | { message: string } {
  if (document.kind !== 'estimate' || !answer || !isIssued) return null;
  // An invoiced estimate may have been accepted; if it was declined, that was an earlier version.
  const answered = document.status === 'invoiced' ? 'accepted' : document.status;
  if (answer.answer !== answered) return null;
  const { answer: said, name, signature, reason, at } = answer;
  const given = checkEstimateAnswer({
    answer: said,
    name: name ?? '',
    signature: signature ?? '',
    reason: reason ?? '',
  });
  if ('issue' in given)
    return { message: Object.values(describeAnswerIssue(given.issue))[0] ?? '' };
  return { ...given, answer: said, at: pastInstant(at, now) };
}

/** The status before the ledger is restored, which adds payments and credits. */
function statusBefore(
  { kind, status }: SentDocument['document'],
  isAnswered: boolean,
  totalMinor: number,
): StoredStatus {
  if (kind === 'credit-note') return 'issued';
  if (kind === 'estimate') {
    // Without its answer, an estimate is neither accepted nor declined.
    const isKept = status === 'invoiced' || (isAnswered && status !== 'open');
    return isKept ? status : 'open';
  }
  const isKept = status === 'void' || (status === 'overdue' && totalMinor > 0);
  return isKept ? status : statusBeforePayment(totalMinor);
}

/** Whether a stored document has the same content as one of the export. */
function isSameContent(stored: StoredDocument, row: DocumentToRestore['row']): boolean {
  return (
    stored.invoiceDate === row.invoiceDate &&
    stored.dueDate === row.dueDate &&
    stored.clientName === row.clientName &&
    stored.currency === row.currency &&
    stored.totalMinor === row.totalMinor &&
    stored.items === row.items
  );
}

function describeStored(stored: StoredDocument): string {
  const { clientName: client, invoiceDate: date, totalMinor, currency, country } = stored;
  const total = formatMoney(totalMinor, currency, country);
  return fill(importTexts.report.differsFrom, { client, date, total });
}
