import { checkTexts } from '#app/i18n/texts.ts';
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
  { most, tooMuch }: { most: bigint; tooMuch: string },
): Checked<number> {
  return checkNumber(text.trim() === '' ? '0' : text, {
    decimals: currencies[currency].minorDigits,
    max: Number(most),
    tooLow: checkTexts.items.discountAmount,
    tooHigh: tooMuch,
  });
}

/** Validates the invoice discount: a percentage, or an amount up to the subtotal; none while its field is hidden. */
export function checkInvoiceDiscount(
  draft: Pick<InvoiceDraft, 'discount' | 'discountKind' | 'showDiscount'>,
  items: readonly InvoiceItem[],
  currency: CurrencyCode,
): InvoiceDiscount & { message: string | null } {
  const none = { discountHundredths: 0, discountAmountMinor: null };
  if (!draft.showDiscount) return { ...none, message: null };
  if (draft.discountKind === 'percent') {
    const { value, message } = checkDiscount(draft.discount);
    return { ...none, discountHundredths: value ?? 0, message };
  }
  const { discounted } = totalsSteps({ items, discountHundredths: 0 });
  const tooMuch = checkTexts.items.discountTooLarge;
  const { value, message } = checkAmount(draft.discount, currency, { most: discounted, tooMuch });
  return { ...none, discountAmountMinor: value || null, message };
}
