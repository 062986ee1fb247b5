import type { InvoiceSheet, SheetParty } from './sheet.ts';

/** What the Pay Invoice page shows of an invoice, and so all of it that leaves the server for that page. */
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

/**
 * Number, from and to, dates, and the ways to pay unless the invoice is paid or void.
 */
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

/** The code of the page asks for what its button asks for: it is scanned from the screen, not kept on paper. */
function codeOf({ paypalQrUrl, paymentLinks }: InvoiceSheet): string | null {
  return paypalQrUrl && (paymentLinks.find(({ kind }) => kind === 'paypal')?.url ?? null);
}
