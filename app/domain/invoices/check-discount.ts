import type { PlainIssueCode } from '../fields/field-issue.ts';
import { type CurrencyCode, currencies } from '../money/currency.ts';
import { type Checked, checkDiscount, checkNumber } from './check-figures.ts';
import type { InvoiceContent, InvoiceItem } from './content.ts';
import type { InvoiceDraft } from './draft.ts';
import { totalsSteps } from './totals-steps.ts';

type InvoiceDiscount = Pick<InvoiceContent, 'discountHundredths' | 'discountAmountMinor'>;

/** Validates a discount amount in minor units, from 0 to what is available; empty means none. */
export function checkAmount(
  text: string,
  currency: CurrencyCode,
  { most, tooMuch }: { most: bigint; tooMuch: PlainIssueCode },
): Checked<number> {
  return checkNumber(text.trim() === '' ? '0' : text, {
    decimals: currencies[currency].minorDigits,
    max: Number(most),
    tooLow: 'discountAmount',
    tooHigh: tooMuch,
  });
}

/** Validates the invoice discount: a percentage, or an amount up to the subtotal; none while its field is hidden. */
export function checkInvoiceDiscount(
  draft: Pick<InvoiceDraft, 'discount' | 'discountKind' | 'showDiscount'>,
  items: readonly InvoiceItem[],
  currency: CurrencyCode,
): InvoiceDiscount & { code: PlainIssueCode | null } {
  const none = { discountHundredths: 0, discountAmountMinor: null };
  if (!draft.showDiscount) return { ...none, code: null };
  if (draft.discountKind === 'percent') {
    const { value, code } = checkDiscount(draft.discount);
    return { ...none, discountHundredths: value ?? 0, code };
  }
  const { discounted } = totalsSteps({ items, discountHundredths: 0 });
  const { value, code } = checkAmount(draft.discount, currency, {
    most: discounted,
    tooMuch: 'discountTooLarge',
  });
  return { ...none, discountAmountMinor: value || null, code };
}
