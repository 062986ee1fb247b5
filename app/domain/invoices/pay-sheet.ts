import type { InvoiceSheet, SheetParty } from './sheet.ts';

/** The data of the Pay Invoice page; nothing else of the invoice leaves the server for it. */
export type PaySheet = Pick<
  InvoiceSheet,
  | 'number'
  | 'dates'
  | 'paymentLinks'
  | 'paypalQrUrl'
  | 'bankDetails'
  | 'checkDetails'
  | 'paymentNotes'
  | 'contactEmail'
> & {
  from: PaySheetParty;
  to: PaySheetParty;
  words: Pick<InvoiceSheet['words'], 'newTab'>;
};

type PaySheetParty = Pick<SheetParty, 'heading' | 'name'>;

/** Picks number, parties, dates and, unless the invoice is paid or void, the payment details. */
export function toPaySheet(sheet: InvoiceSheet): PaySheet {
  const { number, dates, contactEmail, from, to, words } = sheet;
  return {
    number,
    dates,
    contactEmail,
    words: { newTab: words.newTab },
    from: { heading: from.heading, name: from.name },
    to: { heading: to.heading, name: to.name },
    paymentLinks: sheet.mark ? [] : sheet.paymentLinks,
    paypalQrUrl: sheet.mark ? null : codeOf(sheet),
    bankDetails: sheet.mark ? [] : sheet.bankDetails,
    checkDetails: sheet.mark ? [] : sheet.checkDetails,
    paymentNotes: sheet.mark ? null : sheet.paymentNotes,
  };
}

/**
 * The page's QR code requests the same amount as its button, because it is scanned from the screen and not kept on
 * paper.
 */
function codeOf({ paypalQrUrl, paymentLinks }: InvoiceSheet): string | null {
  return paypalQrUrl && (paymentLinks.find(({ kind }) => kind === 'paypal')?.url ?? null);
}
