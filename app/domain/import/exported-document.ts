import * as z from 'zod/mini';
import { estimateDecisions } from '../documents/estimate-answer.ts';
import { documentKinds } from '../documents/kind.ts';
import { storedStatuses } from '../invoices/status.ts';
import { entryKinds, entryOrigins, paymentMethods } from '../payments/payment.ts';

const text = z.string().check(z.maxLength(20_000));
const id = z.string().check(z.minLength(1), z.maxLength(200));

/** The required fields of an exported document; `parseExportedDocument` parses the rest. */
const documentShape = z.lazy(() =>
  z.looseObject({
    id,
    kind: z.enum(documentKinds),
    status: z.enum(storedStatuses),
    archived: z.boolean(),
    createdAt: z.iso.datetime(),
    invoiceNumber: text,
    invoiceDate: text,
    clientName: text,
    currency: text,
    total: text,
    sourceId: z.nullable(id),
    reason: z.nullable(text),
    paymentSchedule: z.nullable(text),
    reminderPlan: z.nullable(text),
  }),
);

const answerShape = z.lazy(() =>
  z.object({
    invoiceId: id,
    revision: z.int(),
    answer: z.enum(estimateDecisions),
    name: z.nullable(text),
    signature: z.nullable(text),
    reason: z.nullable(text),
    at: z.iso.datetime(),
  }),
);

/**
 * A document as posted to the server: with its client's record, whether it was issued, and the last answer to an
 * estimate.
 */
export const sentDocumentShape = z.lazy(() =>
  z.object({
    document: documentShape,
    client: z.nullable(z.object({ name: text, email: text })),
    isIssued: z.boolean(),
    answer: z.nullable(answerShape),
  }),
);
export type SentDocument = z.infer<typeof sentDocumentShape>;
export type ExportedDocument = SentDocument['document'];

/** A ledger entry of an account export. */
export const exportedEntryShape = z.lazy(() =>
  z.object({
    id,
    invoiceId: id,
    at: z.iso.datetime(),
    kind: z.enum(entryKinds),
    origin: z.enum(entryOrigins),
    amountMinor: z.int().check(z.minimum(1)),
    day: z.nullable(z.iso.date()),
    method: z.enum(paymentMethods),
    reference: z.nullable(text),
    note: z.nullable(text),
    undoes: z.nullable(id),
    otherInvoiceId: z.nullable(id),
  }),
);
export type ExportedEntry = z.infer<typeof exportedEntryShape>;

/** Parses an instant of an export to ms, clamped to between 1970 and now. */
export function pastInstant(text: string, now: number): number {
  return Math.min(now, Math.max(0, Date.parse(text)));
}

/** Returns a document of an export if it has the required fields. */
export function asExportedDocument(value: unknown): ExportedDocument | null {
  return documentShape.safeParse(value).data ?? null;
}

/** Returns an estimate answer of an export if it is valid. */
export function asExportedAnswer(value: unknown): SentDocument['answer'] {
  return answerShape.safeParse(value).data ?? null;
}

/** Returns a ledger entry of an export if it is valid. */
export function asExportedEntry(value: unknown): ExportedEntry | null {
  return exportedEntryShape.safeParse(value).data ?? null;
}
