import * as z from 'zod/mini';
import { countryCodes } from '#app/domain/country/country.ts';
import { maxDeliveries } from '#app/domain/deliveries/delivery.ts';
import { storedDeliveryLines } from '#app/domain/deliveries/delivery-json.ts';
import { estimateDecisions } from '#app/domain/documents/estimate-answer.ts';
import { documentKinds } from '#app/domain/documents/kind.ts';
import { storedStatuses } from '#app/domain/invoices/status.ts';
import {
  type DocumentLanguage,
  documentLanguages,
} from '#app/domain/language/document-language.ts';
import { entryKinds, entryOrigins, paymentMethods } from '#app/domain/payments/payment.ts';
import {
  intervalUnits,
  occurrenceStates,
  occurrenceWaits,
  seriesPauses,
  seriesStates,
} from '#app/domain/recurring/series.ts';
import {
  maxReminderSteps,
  type ReminderPlan,
  reminderPlans,
  type StepCopy,
} from '#app/domain/reminders/reminder-plan.ts';
import { type TemplateKind, templateKinds } from '#app/domain/sending/client-email.ts';
import type { EmailCopy } from '#app/domain/sending/email-template.ts';

const text = z.string().check(z.maxLength(20_000));
const id = z.string().check(z.minLength(1), z.maxLength(200));

/** The required fields of an exported document; `parseExportedDocument` parses the rest. */
const documentSchema = z.lazy(() =>
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

const answerSchema = z.lazy(() =>
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

/** A delivery note of an account export. */
const deliverySchema = z.lazy(() =>
  z.object({
    invoiceId: id,
    n: z.int().check(z.minimum(1), z.maximum(maxDeliveries)),
    number: z.string().check(z.minLength(1), z.maxLength(100)),
    day: z.iso.date(),
    carrier: z.nullable(text),
    tracking: z.nullable(text),
    shippingAddress: text,
    lines: storedDeliveryLines,
    at: z.iso.datetime(),
  }),
);
export type ExportedDelivery = z.infer<typeof deliverySchema>;

/**
 * A document as posted to the server: with its client's record, whether it was issued, the last answer to an estimate,
 * and its delivery notes.
 */
export const sentDocumentSchema = z.lazy(() =>
  z.object({
    document: documentSchema,
    client: z.nullable(z.object({ name: text, email: text })),
    isIssued: z.boolean(),
    answer: z.nullable(answerSchema),
    deliveries: z.array(deliverySchema).check(z.maxLength(maxDeliveries)),
  }),
);
export type SentDocument = z.infer<typeof sentDocumentSchema>;
export type ExportedDocument = SentDocument['document'];

/** A ledger entry of an account export. */
export const exportedEntrySchema = z.lazy(() =>
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
export type ExportedEntry = z.infer<typeof exportedEntrySchema>;

/** Parses an instant of an export to ms, clamped to between 1970 and now. */
export function pastInstant(text: string, now: number): number {
  return Math.min(now, Math.max(0, Date.parse(text)));
}

/** Returns a document of an export if it has the required fields. */
export function asExportedDocument(value: unknown): ExportedDocument | null {
  return documentSchema.safeParse(value).data ?? null;
}

/** Returns an estimate answer of an export if it is valid. */
export function asExportedAnswer(value: unknown): SentDocument['answer'] {
  return answerSchema.safeParse(value).data ?? null;
}

/** Returns a delivery note of an export if it is valid. */
export function asExportedDelivery(value: unknown): ExportedDelivery | null {
  return deliverySchema.safeParse(value).data ?? null;
}

/** Returns a ledger entry of an export if it is valid. */
export function asExportedEntry(value: unknown): ExportedEntry | null {
  return exportedEntrySchema.safeParse(value).data ?? null;
}

const whole = z.int().check(z.minimum(0), z.maximum(100_000));

/** A recurring invoice of an account export with its occurrences; its form is parsed like any draft. */
const seriesSchema = z.lazy(() =>
  z.object({
    id,
    sourceId: z.nullable(id),
    country: z.enum(countryCodes),
    clientName: z.string().check(z.maxLength(1000)),
    anchor: z.iso.date(),
    firstN: whole,
    unit: z.enum(intervalUnits),
    every: whole,
    monthDay: z.nullable(z.int().check(z.minimum(1), z.maximum(31))),
    endCount: z.nullable(whole),
    endDay: z.nullable(z.iso.date()),
    sends: z.boolean(),
    state: z.enum(seriesStates),
    pause: z.nullable(z.enum(seriesPauses)),
    nextN: whole,
    createdAt: z.iso.datetime(),
    occurrences: z.array(
      z.object({
        n: whole,
        day: z.iso.date(),
        state: z.enum(occurrenceStates),
        why: z.nullable(z.enum(occurrenceWaits)),
        invoiceId: z.nullable(id),
        at: z.iso.datetime(),
      }),
    ),
    draft: z.looseObject({ selectedClientId: z.nullable(z.string()) }),
  }),
);

/** A series as posted to the server, with its client's record. */
export const sentSeriesSchema = z.lazy(() =>
  z.object({
    series: seriesSchema,
    client: z.nullable(z.object({ name: z.string(), email: z.string() })),
  }),
);
export type SentSeries = z.infer<typeof sentSeriesSchema>;
export type ExportedSeries = SentSeries['series'];

/** Returns a series of an export if it is valid. */
export function asExportedSeries(value: unknown): ExportedSeries | null {
  return seriesSchema.safeParse(value).data ?? null;
}

/** A seller's template for one email kind and language, or the steps of a reminder schedule with their texts. */
export type SentEmailCopy =
  | { kind: TemplateKind; language: DocumentLanguage; words: EmailCopy }
  | { plan: ReminderPlan; steps: { days: number; words: StepCopy }[] };

/**
 * Lists the email templates and reminder schedules of an account export; the server validates them with
 * `sentEmailCopySchema`.
 * @param account the parsed `account.json`
 */
export function emailCopyOfExport(account: unknown): SentEmailCopy[] {
  const { emailTemplates, reminderPlans: rows } = fieldsIn(account);
  const templates = listIn(emailTemplates).map(({ kind, language, subject, body }) => ({
    kind,
    language,
    words: { subject, message: body },
  }));
  const steps = listIn(rows);
  const plans = reminderPlans.map((plan) => ({
    plan,
    steps: steps
      .filter((step) => step.plan === plan)
      .map((step) => ({ days: step.days, words: step.words })),
  }));
  return [...templates, ...plans.filter((each) => each.steps.length > 0)] as SentEmailCopy[];
}

type Fields = Record<string, unknown>;
const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsIn) : []);

const words = z.lazy(() => z.object({ subject: text, message: text }));

/** Email templates and reminder schedules of an export, as posted. */
export const sentEmailCopySchema = z.lazy(() =>
  z.union([
    z.object({
      kind: z.enum(templateKinds),
      language: z.enum(documentLanguages),
      words,
    }),
    z.object({
      plan: z.enum(reminderPlans),
      steps: z
        .array(
          z.object({
            days: z.int(),
            words: z.partialRecord(z.enum(documentLanguages), words),
          }),
        )
        .check(z.minLength(1), z.maxLength(maxReminderSteps)),
    }),
  ]),
);
