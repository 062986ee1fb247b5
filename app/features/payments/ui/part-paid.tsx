import type { CountryCode } from '#app/domain/country/country.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { refundTexts } from '#app/features/cards/texts/refunds.ts';
import { paymentTexts } from '#app/features/payments/texts/payments.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { badgeStyle } from '#app/ui/layout/badge.tsx';

type PartPaidProps = { invoice: Pick<ListedInvoice, 'paidMinor' | 'creditedMinor'> };

/** The badge of an invoice of which some is paid; nothing of any other, nor of one that is only credited in part. */
export function PartPaid({ invoice: { paidMinor = 0, creditedMinor = 0 } }: PartPaidProps) {
  if (paidMinor - creditedMinor <= 0) return null;
  return <span className={`part-paid ${badgeStyle('accent')}`}>{paymentTexts.partPaid}</span>;
}

/** The badge of an invoice of which a client disputes a payment; nothing of any other. */
export function Disputed({ invoice }: { invoice: Pick<ListedInvoice, 'isDisputed'> }) {
  if (!invoice.isDisputed) return null;
  return <span className={`part-paid ${badgeStyle('danger')}`}>{refundTexts.isDisputed}</span>;
}

type StillDueProps = {
  invoice: Pick<ListedInvoice, 'currency' | 'totalMinor' | 'paidMinor'>;
  country: CountryCode;
};

/** What is left of it, below its total. */
export function StillDue({ invoice: { currency, totalMinor, paidMinor }, country }: StillDueProps) {
  if (!paidMinor) return null;
  const balance = formatMoney(totalMinor - paidMinor, currency, country);
  return <span className="still-due">{fill(paymentTexts.stillDue, { balance })}</span>;
}
