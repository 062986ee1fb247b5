import { isSameEmail } from '#app/domain/account/email.ts';
import { pdfFileName } from '#app/domain/invoices/file-names.ts';
import type { SheetImage } from '#app/domain/invoices/sheet.ts';
import { withVerifyUrl } from '#app/domain/life/document-code.ts';
import type { ClientLetter, MailFile } from '#app/domain/mail/client-letter.ts';
import type { MailProduct } from '#app/domain/mail/mail-text.ts';
import { askedNow, readSchedule } from '#app/domain/payments/schedule.ts';
import {
  invoiceMail,
  type MailedInvoice,
  mailLanguage,
  senderName,
} from '#app/domain/sending/invoice-mail.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { describeInvoiceFile } from '#app/services/invoices/invoice-file.server.ts';
import { inLanguage } from '#app/texts/current-language.ts';
import type { StoredInvoice } from '#db/invoice-row.server.ts';

/** An invoice as it is stored, with the steps in which it is to be paid, as JSON. */
type InvoiceToMail = StoredInvoice & { schedule: string | null };

/** What of the outbox is written into a mail. */
export type MailWords = {
  address: string;
  /** JSON text, a list of addresses. */
  cc: string | null;
  token: string;
  subject: string;
  body: string;
  attach: boolean;
};

/** The mail about an invoice as it stands now, and its PDF (`getting-paid.md` section 4), both in the document's language. */
export function writeClientMail(
  product: MailProduct,
  words: MailWords,
  document: {
    invoice: InvoiceToMail;
    link: string;
    replyTo: string;
    /** Of a preview, which has no files, whether the mail will have it. */
    saysPdf?: boolean;
  },
): { letter: ClientLetter; pdf: Uint8Array | null } {
  const { invoice, link, replyTo, saysPdf } = document;
  const { content, logo } = invoice;
  const pdf = words.attach ? drawPdf(invoice, product.publicOrigin) : null;
  const logoFile = logo && describeLogo(logo);
  const alsoTo = words.cc === null ? [] : (JSON.parse(words.cc) as string[]);
  return inLanguage(mailLanguage(content.language), () => {
    const mail = invoiceMail(product, {
      ...{ invoice: mailed(invoice), subject: words.subject, message: words.body },
      ...{ link, token: words.token, replyTo, hasPdf: saysPdf ?? pdf !== null },
      alsoTo: alsoTo.filter((each) => !isSameEmail(each, words.address)),
      logo: logoFile?.contentId ?? null,
    });
    const files: MailFile[] = [
      ...(logoFile ? [logoFile] : []),
      ...(pdf
        ? [{ name: pdfFileName(content), type: 'application/pdf' as const, bytes: pdf }]
        : []),
    ];
    const fromName = senderName(content.businessName, product.productName);
    return { letter: { ...mail, fromName, to: words.address, replyTo, files }, pdf };
  });
}

/** What does it, for who must not hold what draws PDFs. */
export type WriteClientMail = typeof writeClientMail;

function drawPdf(invoice: StoredInvoice, publicOrigin: string): Uint8Array {
  const file = describeInvoiceFile(withVerifyUrl(invoice, publicOrigin));
  return renderInvoicePdf(file.sheet, file);
}

function mailed({ content, status, totals, paidMinor, schedule }: InvoiceToMail): MailedInvoice {
  const sums = { totalMinor: totals.total, paidMinor };
  const asked = askedNow({ ...sums, dueDate: content.dueDate }, readSchedule(schedule));
  return { content, status, ...sums, ...asked };
}

function describeLogo({ type, base64 }: SheetImage) {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return {
    ...{ name: `logo.${type}`, bytes, contentId: 'logo' },
    type: type === 'png' ? ('image/png' as const) : ('image/jpeg' as const),
  };
}

// @covers paid-4.3
