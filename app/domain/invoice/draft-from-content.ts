import { formatDecimal } from '../money/decimal.ts';
import { moneyToText } from '../money/money.ts';
import type { InvoiceContent } from './content.ts';
import type { InvoiceDraft } from './draft.ts';

/**
 * A saved invoice back in the form, for editing and cloning: every text as it was saved, the currency picked, the tax
 * rates as if touched. Checking the draft again gives the same content.
 */
export function draftFromContent(
  content: InvoiceContent,
  start: { saveKey: string; newId: () => string },
): InvoiceDraft {
  const { country: _country, clientId, discountHundredths, items, ...rest } = content;
  return {
    ...rest,
    businessPhone: rest.businessPhone ?? '',
    businessWebsite: rest.businessWebsite ?? '',
    postalCode: rest.postalCode ?? '',
    taxNumber: rest.taxNumber ?? '',
    selectedClientId: clientId,
    clientEmail: rest.clientEmail ?? '',
    shippingAddress: rest.shippingAddress ?? '',
    shippingPostalCode: rest.shippingPostalCode ?? '',
    items: items.map((item) => ({
      id: start.newId(),
      description: item.description,
      quantity: formatDecimal(item.quantityHundredths, 2),
      unitPrice: moneyToText(item.unitPriceMinor, content.currency),
      taxRate: formatDecimal(item.taxRateThousandths, 3),
      taxRateTouched: true,
    })),
    discount: formatDecimal(discountHundredths, 2),
    showDiscount: discountHundredths > 0,
    notes: rest.notes ?? '',
    bankName: rest.bankName ?? '',
    accountHolder: rest.accountHolder ?? '',
    iban: rest.iban ?? '',
    swiftBic: rest.swiftBic ?? '',
    accountNumber: rest.accountNumber ?? '',
    routingNumber: rest.routingNumber ?? '',
    institutionNumber: rest.institutionNumber ?? '',
    bankAddress: rest.bankAddress ?? '',
    payid: rest.payid ?? '',
    interacEmail: rest.interacEmail ?? '',
    checkPayeeName: rest.checkPayeeName ?? '',
    checkMailingAddress: rest.checkMailingAddress ?? '',
    stripePaymentLink: rest.stripePaymentLink ?? '',
    usePaypalFromSettings: false,
    paypalPaymentLink: rest.paypalPaymentLink ?? '',
    paymentNotes: rest.paymentNotes ?? '',
    pendingPdfDownload: false,
    pendingSave: false,
    waitsAsGuest: false,
    saveKey: start.saveKey,
  };
}
