import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { type InvoiceStatus, isOwed, type StoredStatus } from '#app/domain/invoices/status.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { settledMinor } from '#app/domain/payments/amount-due.ts';
import {
  openSteps,
  type PayStep,
  type ScheduleStep,
  type StepChoice,
} from '#app/domain/payments/schedule.ts';
import { statusTexts } from '#app/features/invoice-list/texts.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

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
  const state = publicInvoiceTexts.state;
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
  const closed = publicInvoiceTexts.closed;
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

/** The amount requested from a client, formatted. */
export type AskedSum = {
  /** The same in minor units, for links that can request it; null when nothing is requested. */
  asksMinor: number | null;
  /** The total, the balance, or the next installment. */
  total: string;
  /** What was paid or credited so far, and of how much; credit notes aren't payments. */
  paidSoFar: string | null;
  /** Its installments; empty without a schedule. */
  steps: PayStep[];
  /** Null when the next installment is all that is left. */
  choice: StepChoice | null;
};

/** Minor units; `paidMinor` includes credits. */
type SettledSums = { totals: { total: number }; paidMinor: number; creditedMinor: number };

/**
 * Describes the amount requested from a client: the next open installment if there is a schedule, otherwise the
 * balance.
 * @param of.isForAll requests the full balance instead of the next installment
 */
export function describeAsked(
  invoice: SettledSums & {
    status: InvoiceStatus;
    content: Pick<InvoiceContent, 'currency' | 'country'>;
    schedule: readonly ScheduleStep[] | null;
  },
  { isForAll }: { isForAll: boolean },
): AskedSum {
  const { status, content, totals, schedule } = invoice;
  const money = (minor: number) => formatMoney(minor, content.currency, content.country);
  const total = money(totals.total);
  if (!isOwed(status)) {
    return { total, asksMinor: null, paidSoFar: null, steps: [], choice: null };
  }
  const settled = settledMinor(invoice);
  const left = totals.total - settled;
  const all = money(left);
  const steps = openSteps(schedule ?? [], settled);
  const open = steps.filter((step) => step.open > 0);
  const next = open[0];
  const isChoice = next !== undefined && open.length > 1;
  const asksMinor = isChoice && !isForAll ? next.open : left;
  return {
    total: money(asksMinor),
    asksMinor,
    paidSoFar: describeSettled(invoice, money),
    steps: steps.map((step) => ({
      label: step.label,
      amount: money(step.amount),
      due: formatDay(step.due),
      isPaid: step.open === 0,
      isNext: step === next,
    })),
    choice: isChoice ? { isForAll, next: money(next.open), all } : null,
  };
}

function describeSettled(
  { totals, paidMinor, creditedMinor }: SettledSums,
  money: (minor: number) => string,
): string | null {
  const toPay = totals.total - creditedMinor;
  const paid = paidMinor - creditedMinor;
  const total = money(totals.total);
  const sentences = [
    ...(creditedMinor > 0
      ? [fill(publicInvoiceTexts.creditedSoFar, { credited: money(creditedMinor), total })]
      : []),
    ...(paid > 0
      ? [fill(publicInvoiceTexts.paidSoFar, { paid: money(paid), total: money(toPay) })]
      : []),
  ];
  return sentences.join(' ') || null;
}

/** Describes a related document for its owner: `Credit Note CN-001, $50.00, Issued`. */
export function describeRelative(
  related: {
    id: string;
    kind: DocumentKind;
    invoiceNumber: string;
    totalMinor: number;
    status: InvoiceStatus;
  },
  { currency, country }: { currency: CurrencyCode; country: CountryCode },
): { id: string; text: string } {
  const { id, kind, invoiceNumber: number, totalMinor, status } = related;
  const title = fill(titleOf(kind), { number });
  const total = formatMoney(totalMinor, currency, country);
  return { id, text: [title, total, statusTexts.labels[status]].join(', ') };
}

/** Returns a document's title in the page's language, with `{number}`. */
export function titleOf(kind: DocumentKind): string {
  return kind === 'invoice' ? documentTexts.title : documentTexts.kinds[kind].title;
}
