import { defaultInvoiceNumber } from '#app/domain/invoice/draft.ts';
import { nextInvoiceNumber } from '#app/domain/invoice/invoice-number.ts';
import { readOtherPaymentLinks } from '#app/domain/invoice/payment-link-json.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import type { FormDefaults } from '#app/screens/invoice-form/start-draft.ts';
import type { Viewer } from './session.server.ts';

/** What a fresh invoice form begins with: the settings as draft text, for a guest the first number alone. */
export function describeFormDefaults(viewer: Viewer | null): FormDefaults {
  if (!viewer) {
    return { invoiceNumber: defaultInvoiceNumber, taxRate: null, template: 'classic' };
  }
  const { settings, user } = viewer;
  const text = (value: string | null) => value ?? '';
  return {
    invoiceNumber: nextInvoiceNumber({
      prefix: settings.invoicePrefix,
      startingNumber: settings.startingNumber,
      lastNumber: settings.lastInvoiceNumber,
    }),
    taxRate:
      settings.taxRateThousandths === null ? null : formatDecimal(settings.taxRateThousandths, 3),
    template: settings.template,
    businessName: text(settings.businessName),
    businessEmail: text(settings.email ?? user.email),
    businessPhone: text(settings.phone),
    businessWebsite: text(settings.website),
    businessAddress: text(settings.address),
    postalCode: text(settings.postalCode),
    taxNumber: text(settings.taxNumber),
    bankName: text(settings.bankName),
    accountHolder: text(settings.accountHolder),
    iban: text(settings.iban),
    swiftBic: text(settings.swiftBic),
    accountNumber: text(settings.accountNumber),
    routingNumber: text(settings.routingNumber),
    institutionNumber: text(settings.institutionNumber),
    bankAddress: text(settings.bankAddress),
    payid: text(settings.payid),
    interacEmail: text(settings.interacEmail),
    checkPayeeName: text(settings.checkPayeeName),
    checkMailingAddress: text(settings.checkMailingAddress),
    acceptCardPayments: settings.acceptCardPayments,
    stripePaymentLink: text(settings.stripePaymentLink),
    paypalPaymentLink: text(settings.paypalPaymentLink),
    otherPaymentLinks: readOtherPaymentLinks(settings.otherPaymentLinks),
    paymentNotes: text(settings.paymentNotes),
  };
}
