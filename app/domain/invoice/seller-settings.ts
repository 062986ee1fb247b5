import { type BankField, bankFields } from '../bank/bank-fields.ts';
import { type LocalPaymentField, localPaymentFields } from '../bank/payment-methods.ts';
import { formatDecimal } from '../money/decimal.ts';
import type { InvoiceContent, OtherPaymentLink } from './content.ts';
import type { InvoiceDraft } from './draft.ts';
import { checkPaypalLink } from './payment-links.ts';
import type { InvoiceTemplate } from './sheet.ts';

type SavedText =
  | BankField
  | LocalPaymentField
  | 'paymentNotes'
  | 'stripePaymentLink'
  | 'paypalPaymentLink';

/** The payment details that settings keep (`invoices.md` section 3, user_settings; added columns of `decisions.md`). */
export type SavedPaymentDetails = Record<SavedText, string | null> & {
  acceptCardPayments: boolean;
  otherPaymentLinks: OtherPaymentLink[];
};

/** The part of the settings that a new invoice starts with. */
export type SellerSettings = SavedPaymentDetails & {
  businessName: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  address: string | null;
  postalCode: string | null;
  taxNumber: string | null;
  /** Null until the user sets it: items then start with the country's rate (`decisions.md`). */
  taxRateThousandths: number | null;
  template: InvoiceTemplate;
};

const bankTexts = [
  'bankName',
  'accountHolder',
  'accountNumber',
  'routingNumber',
  'institutionNumber',
  'iban',
  'swiftBic',
  'bankAddress',
  'payid',
  'interacEmail',
  'checkPayeeName',
  'checkMailingAddress',
] as const;

/**
 * A draft with the seller's saved details in every field that is still empty. The PayPal-from-settings switch is on
 * when a valid saved link exists (`invoices.md` section 2, Payment Methods). Only untouched tax rates change.
 */
export function withSellerSettings(draft: InvoiceDraft, settings: SellerSettings): InvoiceDraft {
  const keep = (typed: string, saved: string | null) =>
    typed.trim() === '' ? (saved ?? '') : typed;
  const filled: InvoiceDraft = {
    ...draft,
    template: draft.template === 'classic' ? settings.template : draft.template,
    businessName: keep(draft.businessName, settings.businessName),
    businessEmail: keep(draft.businessEmail, settings.email),
    businessPhone: keep(draft.businessPhone, settings.phone),
    businessWebsite: keep(draft.businessWebsite, settings.website),
    businessAddress: keep(draft.businessAddress, settings.address),
    postalCode: keep(draft.postalCode, settings.postalCode),
    taxNumber: keep(draft.taxNumber, settings.taxNumber),
    paymentNotes: keep(draft.paymentNotes, settings.paymentNotes),
    stripePaymentLink: keep(draft.stripePaymentLink, settings.stripePaymentLink),
    acceptCardPayments: draft.acceptCardPayments || settings.acceptCardPayments,
    otherPaymentLinks:
      draft.otherPaymentLinks.length > 0 ? draft.otherPaymentLinks : settings.otherPaymentLinks,
    items: draft.items.map((item) =>
      item.taxRateTouched || settings.taxRateThousandths === null
        ? item
        : { ...item, taxRate: formatDecimal(settings.taxRateThousandths, 3) },
    ),
  };
  for (const field of bankTexts) filled[field] = keep(draft[field], settings[field]);
  const savedPaypal = settings.paypalPaymentLink ?? '';
  const isPaypalSaved = savedPaypal !== '' && checkPaypalLink(savedPaypal).ok;
  if (isPaypalSaved && draft.paypalPaymentLink.trim() === '') {
    filled.usePaypalFromSettings = true;
    filled.paypalPaymentLink = savedPaypal;
  }
  return filled;
}

/**
 * The payment details of a saved invoice that differ from the settings, to be written back (`invoices.md` section 4,
 * Invoice creation and limit), or null when nothing changed. What the country's form does not show, and what was left
 * empty on this invoice, erases nothing.
 */
export function changedPaymentDetails(
  content: InvoiceContent,
  settings: SavedPaymentDetails,
): Partial<SavedPaymentDetails> | null {
  const shown: SavedText[] = [
    ...bankFields[content.country],
    ...localPaymentFields(content.country),
    'paymentNotes',
    'stripePaymentLink',
    'paypalPaymentLink',
  ];
  const changed: Partial<SavedPaymentDetails> = {};
  for (const field of shown) {
    const used = content[field];
    if (used !== null && used !== settings[field]) changed[field] = used;
  }
  if (content.acceptCardPayments && !settings.acceptCardPayments) changed.acceptCardPayments = true;
  const links = content.otherPaymentLinks;
  if (links.length > 0 && !areSameLinks(links, settings.otherPaymentLinks)) {
    changed.otherPaymentLinks = links;
  }
  return Object.keys(changed).length === 0 ? null : changed;
}

function areSameLinks(left: readonly OtherPaymentLink[], right: readonly OtherPaymentLink[]) {
  return (
    left.length === right.length &&
    left.every(({ name, url }, index) => right[index]?.name === name && right[index]?.url === url)
  );
}
