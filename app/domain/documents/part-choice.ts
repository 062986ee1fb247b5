import * as z from 'zod/mini';
import type { InvoiceContent } from '../invoices/content.ts';
import type { Creditable, PartStart } from './credit-note.ts';

const most = Number.MAX_SAFE_INTEGER;

/** The part of a document that a form wants to invoice or credit; see `PartChoice`. */
export const partSchemas = [
  z.object({ kind: z.literal('rest') }),
  z.object({ kind: z.literal('amount'), minor: z.int().check(z.minimum(0), z.maximum(most)) }),
  z.object({
    kind: z.literal('lines'),
    quantities: z.array(z.int().check(z.minimum(0), z.maximum(most))).check(z.maxLength(500)),
  }),
] as const;

/** Describes what can still be invoiced or credited, as the dialog's initial data. */
export function describePartStart(
  { country, currency, items }: InvoiceContent,
  { whole, left, taken }: Creditable,
): PartStart {
  return {
    country,
    currency,
    leftMinor: left.total,
    totalMinor: whole.total,
    lines: items.map(({ description, quantityTenThousandths: all, depositOf }, at) => ({
      description,
      left: depositOf === undefined ? all - (taken[at] ?? 0) : null,
    })),
  };
}
