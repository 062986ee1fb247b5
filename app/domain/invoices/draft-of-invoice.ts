import { addDays, daysBetween } from '../dates.ts';
import { formatDecimal } from '../money/decimal.ts';
import { moneyToText } from '../money/money.ts';
import { discountDecimals, quantityDecimals, taxRateDecimals } from './check-items.ts';
import type { InvoiceContent } from './content.ts';
import type { InvoiceDraft } from './draft.ts';

/**
 * A saved invoice as the text of its form, for clone and edit: checked again under the invoice's own country it is the
 * same content, so the figures are exactly the same. Currency and tax rates are the invoice's, not the country's.
 * @param savedPaypalLink the link of the settings; while the invoice has the same one, the form's switch for it is on
 */
export function draftOfInvoice(
  content: InvoiceContent,
  savedPaypalLink: string | null,
): InvoiceDraft {
  const { country, clientId, items, discountHundredths, ...same } = content;
  const texts = Object.fromEntries(
    Object.entries(same).map(([field, value]) => [field, value ?? '']),
  ) as { [Field in keyof typeof same]: NonNullable<(typeof same)[Field]> };
  return {
    ...texts,
    selectedClientId: clientId,
    items: items.map((item, index) => ({
      id: `item-${index + 1}`,
      description: item.description,
      secondDescription: item.secondDescription ?? '',
      quantity: formatDecimal(item.quantityHundredths, quantityDecimals),
      unitPrice: moneyToText(item.unitPriceMinor, content.currency),
      taxRate: formatDecimal(item.taxRateThousandths, taxRateDecimals),
      taxRateTouched: true,
    })),
    discount: formatDecimal(discountHundredths, discountDecimals),
    showDiscount: discountHundredths > 0,
    usePaypalFromSettings:
      content.paypalPaymentLink !== null && content.paypalPaymentLink === savedPaypalLink,
    pendingPdfDownload: false,
    pendingSave: false,
    saveKey: '',
  };
}

/** The same invoice anew: the suggested number, today, due after as many days as it was; everything else as it stands. */
export function copyAsNew(
  draft: InvoiceDraft,
  { invoiceNumber, today }: { invoiceNumber: string; today: string },
): InvoiceDraft {
  return {
    ...draft,
    invoiceNumber,
    invoiceDate: today,
    dueDate: addDays(today, daysBetween(draft.invoiceDate, draft.dueDate)),
  };
}

// @covers decisions-5.11 invoices-3.6
