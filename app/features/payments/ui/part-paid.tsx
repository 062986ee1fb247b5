import type { CountryCode } from '#app/domain/country/country.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { refundTexts } from '#app/features/cards/texts/refunds.ts';
import { paymentTexts } from '#app/features/payments/texts/payments.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { badgeStyle } from '#app/ui/layout/badge.tsx';

type PartPaidProps = { invoice: Pick<ListedInvoice, 'paidMinor' | 'creditedMinor'> };

/** The badge of a partly paid invoice; renders nothing otherwise, nor if it was only partly credited. */
export function PartPaid({ invoice: { paidMinor = 0, creditedMinor = 0 } }: PartPaidProps) {
  if (paidMinor - creditedMinor <= 0) return null;
  return <span className={`part-paid ${badgeStyle('accent')}`}>{paymentTexts.partPaid}</span>;
}

/** The badge of an invoice with a disputed payment; renders nothing otherwise. */
export function Disputed({ invoice }: { invoice: Pick<ListedInvoice, 'isDisputed'> }) {
  if (!invoice.isDisputed) return null;
  return <span className={`part-paid ${badgeStyle('danger')}`}>{refundTexts.isDisputed}</span>;
}

type StillDueProps = {
  invoice: Pick<ListedInvoice, 'currency' | 'totalMinor' | 'paidMinor'>;
  country: CountryCode;
};

/** The balance due, below the total. */
export function StillDue({ invoice: { currency, totalMinor, paidMinor }, country }: StillDueProps) {
  if (!paidMinor) return null;
  const balance = formatMoney(totalMinor - paidMinor, currency, country);
  return <span className="still-due">{fill(paymentTexts.stillDue, { balance })}</span>;
}
