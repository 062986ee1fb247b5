import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { type InvoiceStatus, isOwed } from '#app/domain/invoices/status.ts';
import { settledMinor } from '#app/domain/payments/amount-due.ts';
import {
  openSteps,
  type PayStep,
  type ScheduleStep,
  type StepChoice,
} from '#app/domain/payments/schedule.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

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
  const { creditedSoFar, paidSoFar } = publicInvoiceTexts;
  const toPay = totals.total - creditedMinor;
  const paid = paidMinor - creditedMinor;
  const total = money(totals.total);
  const sentences = [
    ...(creditedMinor > 0 ? [fill(creditedSoFar, { credited: money(creditedMinor), total })] : []),
    ...(paid > 0 ? [fill(paidSoFar, { paid: money(paid), total: money(toPay) })] : []),
  ];
  return sentences.join(' ') || null;
}
