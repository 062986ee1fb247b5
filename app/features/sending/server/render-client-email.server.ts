import { isSameEmail } from '#app/domain/account/email.ts';
import type { Delivery } from '#app/domain/deliveries/delivery.ts';
import type { ClientEmail, EmailFile, ProductInfo } from '#app/domain/email/email-content.ts';
import { withVerifyUrl } from '#app/domain/history/verification.ts';
import { pdfFileName, safeFileName } from '#app/domain/invoices/file-names.ts';
import type { InvoiceSheet, SheetImage } from '#app/domain/invoices/sheet.ts';
import { settledMinor } from '#app/domain/payments/amount-due.ts';
import { amountDueNow } from '#app/domain/payments/schedule.ts';
import { receiptOrder, type StoredEntry } from '#app/domain/payments/stored-entry.ts';
import type { EmailKind } from '#app/domain/sending/client-email.ts';
import { isAboutPayment } from '#app/domain/sending/email-kinds.ts';
import { buildStatement, type CurrencyStatement } from '#app/domain/statements/statement.ts';
import { describeDelivery, emailedDelivery } from '#app/features/deliveries/public.server.ts';
import {
  describeInvoiceFile,
  type StoredInvoice,
} from '#app/features/invoice-sheet/public.server.ts';
import { describeReceipt, emailedReceipt } from '#app/features/payments/public.server.ts';
import type { PaperSeller } from '#app/features/reports/public.server.ts';
import {
  documentEmail,
  type EmailedDocument,
  emailLanguage,
  senderName,
} from '#app/features/sending/words/document-email.ts';
import {
  describeStatementSheets,
  emailedStatement,
  parsePeriod,
  type StatedDocuments,
} from '#app/features/statements/public.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { renderInTypeface, renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';

/** The queued email's fields that are rendered. */
type EmailToRender = {
  kind: EmailKind;
  /** The id of the payment or delivery note that it is about; a statement's period. */
  paymentId: string | null;
  address: string;
  /** JSON text, a list of addresses. */
  cc: string | null;
  token: string;
  subject: string;
  body: string;
  attach: boolean;
};

/**
 * Renders an email about the current state of an invoice, with its file, both in the document's language.
 * @returns also the invoice's PDF, if that is the file, to be recorded as served
 * @throws if it is about a payment or delivery note that the invoice doesn't have
 */
export async function renderClientEmail(
  product: ProductInfo,
  words: EmailToRender,
  document: {
    invoice: StoredInvoice;
    /** The invoice's ledger entries in insertion order. */
    entries: readonly StoredEntry[];
    /** The delivery note that it is about; nothing for other kinds. */
    delivery?: Delivery | null;
    /** The documents of a statement; nothing for other kinds. */
    stated?: StatedDocuments | null;
    link: string;
    replyTo: string;
    /** For a preview, which has no files: whether the email will have the PDF; and see `placeholderLabels`. */
    preview?: { hasPdf: boolean; labels: readonly string[] };
  },
): Promise<{ clientEmail: ClientEmail; pdf: Uint8Array | null }> {
  const { invoice, link, replyTo, preview } = document;
  const { kind, body: message, token } = words;
  const { content, logo } = invoice;
  const receipt = isAboutPayment(kind) ? receiptOf(invoice, document.entries, words) : null;
  const statement = kind === 'statement' ? statementOf(document, words) : null;
  const delivery = kind === 'delivery-note' ? deliveryOf(document) : null;
  const subject = { receipt, statement, delivery };
  const file = words.attach ? await drawFile(invoice, subject, product.publicOrigin) : null;
  const logoFile = logo && describeLogo(logo);
  const alsoTo = words.cc === null ? [] : (JSON.parse(words.cc) as string[]);
  return inLanguage(emailLanguage(content.language), () => {
    const rendered = documentEmail(product, {
      kind,
      document: emailedDocument(invoice, subject),
      subject: words.subject,
      message,
      link,
      token,
      replyTo,
      hasPdf: preview?.hasPdf ?? file !== null,
      labels: preview?.labels,
      alsoTo: alsoTo.filter((each) => !isSameEmail(each, words.address)),
      logo: logoFile?.contentId ?? null,
    });
    const files: EmailFile[] = [logoFile, file].flatMap((each) => each ?? []);
    const fromName = senderName(content.businessName, product.productName);
    return {
      clientEmail: { ...rendered, fromName, to: words.address, replyTo, files },
      pdf: receipt || statement || delivery ? null : (file?.bytes ?? null),
    };
  });
}

/** The function's type, for bundles that must not contain the PDF renderer. */
export type RenderClientEmail = typeof renderClientEmail;

type Receipt = NonNullable<ReturnType<typeof describeReceipt>>;

function receiptOf(
  invoice: StoredInvoice,
  entries: readonly StoredEntry[],
  { paymentId }: EmailToRender,
): Receipt {
  const receipt = describeReceipt(invoice, entries, receiptOrder(entries, paymentId));
  if (!receipt) throw new Error("An email refers to a payment that its invoice doesn't have");
  return receipt;
}

function deliveryOf({ delivery }: { delivery?: Delivery | null }): Delivery {
  if (!delivery)
    throw new Error("An email refers to a delivery note that its document doesn't have");
  return delivery;
}

/** What an email is about, if it isn't the document itself. */
type Subject = { receipt: Receipt | null; statement: Statement | null; delivery: Delivery | null };

/** A statement to send, in the language of the invoice that its link leads to. */
type Statement = { sheets: InvoiceSheet<string>[]; of: CurrencyStatement[]; period: Period };
type Period = { from: string; to: string };

function statementOf(
  { invoice: { content }, stated }: { invoice: StoredInvoice; stated?: StatedDocuments | null },
  { paymentId }: EmailToRender,
): Statement {
  const period = parsePeriod(paymentId);
  if (!period || !stated) throw new Error('An email refers to a statement without a client');
  const of = buildStatement(stated.invoices, stated.entries, period);
  const sheets = describeStatementSheets(of, {
    seller: sellerOf(content),
    client: { ...stated.client, language: null },
    usual: content.language,
    ...period,
    today: period.to,
  });
  return { sheets, of, period };
}

function sellerOf(content: StoredInvoice['content']): PaperSeller {
  return {
    country: content.country,
    paper: content.paper,
    name: content.businessName,
    address: content.businessAddress,
    postalCode: content.postalCode ?? '',
    email: content.businessEmail,
    phone: content.businessPhone ?? '',
    website: content.businessWebsite ?? '',
    taxNumber: content.taxNumber ?? '',
  };
}

async function drawFile(
  invoice: StoredInvoice,
  { receipt, statement, delivery }: Subject,
  publicOrigin: string,
): Promise<EmailFile | null> {
  const type = 'application/pdf';
  if (statement) {
    const [first, ...further] = statement.sheets;
    const name = `${safeFileName(first?.title ?? '')}.pdf`;
    return first ? { name, type, bytes: renderInvoicePdf(first, { further }) } : null;
  }
  const sheet = delivery ? describeDelivery(invoice, delivery) : receipt;
  if (sheet) {
    const name = `${safeFileName(sheet.number)}.pdf`;
    return { name, type, bytes: await renderInTypeface(sheet) };
  }
  const file = describeInvoiceFile(withVerifyUrl(invoice, publicOrigin));
  const bytes = await renderInTypeface(file.sheet, file);
  return { name: pdfFileName(invoice.content), type, bytes };
}

function emailedDocument(
  invoice: StoredInvoice,
  { receipt, statement, delivery }: Subject,
): EmailedDocument {
  const { content, status, totals, paidMinor, creditedMinor, schedule } = invoice;
  const sums = { totalMinor: totals.total, paidMinor };
  const settled = settledMinor({ paidMinor, creditedMinor });
  const asked = amountDueNow({ ...sums, paidMinor: settled, dueDate: content.dueDate }, schedule);
  return {
    content,
    status,
    ...sums,
    ...asked,
    paidMinor: paidMinor - creditedMinor,
    receipt: receipt && emailedReceipt(receipt),
    delivery: delivery && emailedDelivery(invoice, delivery),
    statement: statement && emailedStatement(statement.of, statement.period, content.country),
  };
}

function describeLogo({ type, base64 }: SheetImage) {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return {
    name: `logo.${type}`,
    bytes,
    contentId: 'logo',
    type: type === 'png' ? ('image/png' as const) : ('image/jpeg' as const),
  };
}

/**
 * Renders emails with their PDFs for the worker that sends them: only the app's own bundle contains the PDF renderer.
 */
export const emailRenderer = { renderClientEmail };
