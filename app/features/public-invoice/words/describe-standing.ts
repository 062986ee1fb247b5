import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { StoredStatus } from '#app/domain/invoices/status.ts';
import { statusTexts } from '#app/features/invoice-list/texts.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';

/** The status of a document; dates are `YYYY-MM-DD`. */
type Standing = {
  kind: DocumentKind;
  status: StoredStatus;
  paidOn: string | null;
  voidedOn: string | null;
  /** The next date on which something is due, where it differs from the due date. */
  nextDue: string | null;
  content: Pick<InvoiceContent, 'invoiceDate' | 'dueDate'>;
};

/** Describes what a client needs to know first: when the document is due, was paid or was issued. */
export function describeState({
  kind,
  status,
  paidOn,
  voidedOn,
  content,
  nextDue,
}: Standing): string {
  const { state } = publicInvoiceTexts;
  if (kind === 'credit-note') {
    return fill(state.creditNote, { date: formatDay(content.invoiceDate) });
  }
  if (kind === 'estimate') return describeEstimate(status, content.dueDate);
  if (status === 'credited') return state.credited;
  if (voidedOn) return fill(state.void, { date: formatDay(voidedOn) });
  if (status !== 'paid') return fill(state.due, { date: formatDay(nextDue ?? content.dueDate) });
  return paidOn ? fill(state.paidOn, { date: formatDay(paidOn) }) : state.paid;
}

/** Explains why nothing is due on a document; null where something is. */
export function describeClosed({
  kind,
  status,
  voidedOn,
}: Standing): { title: string; text: string } | null {
  const { closed } = publicInvoiceTexts;
  if (kind === 'credit-note') return closed.creditNote;
  if (kind === 'estimate') return closed.estimate;
  if (status === 'credited') return closed.credited;
  if (!voidedOn) return status === 'paid' ? closed.paid : null;
  return { ...closed.void, text: fill(closed.void.text, { date: formatDay(voidedOn) }) };
}

function describeEstimate(status: StoredStatus, validUntil: string): string {
  return status === 'open'
    ? fill(publicInvoiceTexts.state.validUntil, { date: formatDay(validUntil) })
    : statusTexts.labels[status];
}
