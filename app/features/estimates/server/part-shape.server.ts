import * as z from 'zod';
import type { PartStart } from '#app/domain/documents/credit-answer.ts';
import type { Creditable } from '#app/domain/documents/credit-note.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';

const most = Number.MAX_SAFE_INTEGER;

/** What of a document another one can take, as its form posts it; see `PartChoice`. */
export const partShapes = [
  z.object({ kind: z.literal('rest') }),
  z.object({ kind: z.literal('amount'), minor: z.int().min(0).max(most) }),
  z.object({ kind: z.literal('lines'), quantities: z.array(z.int().min(0).max(most)).max(500) }),
] as const;

/** What of a document can still be taken, as the dialog begins with it. */
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
