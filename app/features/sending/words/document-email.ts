import { isSameEmail } from '#app/domain/account/email.ts';
import type { LabelledValue } from '#app/domain/custom-fields/document-fields.ts';
import type { EmailContent, EmailPart, ProductInfo } from '#app/domain/email/email-content.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { isOwed, type StoredStatus } from '#app/domain/invoices/status.ts';
import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import type { EmailKind } from '#app/domain/sending/client-email.ts';
import { type EmailKindRule, emailKindRules } from '#app/domain/sending/email-kinds.ts';
import { documentLink, unknownSenderLink } from '#app/domain/sending/email-links.ts';
import { fillTemplate, type TemplateField } from '#app/domain/sending/email-template.ts';
import type { EmailedDelivery } from '#app/features/deliveries/public.words.ts';
import { describeFieldValue } from '#app/features/invoice-sheet/public.words.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import type { EmailedReceipt } from '#app/features/payments/public.words.ts';
import { clientEmailTexts } from '#app/features/sending/texts.ts';
import type { EmailedStatement } from '#app/features/statements/public.words.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { composeFramed } from './compose-email.ts';

/** A document as described in an email; amounts in minor units. */
export type EmailedDocument = {
  content: Pick<
    InvoiceContent,
    'invoiceNumber' | 'dueDate' | 'country' | 'currency' | 'clientName' | 'businessName' | 'fields'
  >;
  status: StoredStatus;
  totalMinor: number;
  /** The money received, without credit notes. */
  paidMinor: number;
  /** The amount due now and its due date (`YYYY-MM-DD`): the balance, or the next installment. */
  dueMinor: number;
  dueDate: string;
  /** The payment that the email is about, for kinds about a payment. */
  receipt: EmailedReceipt | null;
  /** The delivery note that the email is about; absent or null for other kinds. */
  delivery?: EmailedDelivery | null;
  /** The attached statement; absent or null for other kinds. */
  statement?: EmailedStatement | null;
};

/** One email about a document. */
export type DocumentEmail = {
  kind: EmailKind;
  document: EmailedDocument;
  /** With placeholders, as the sender wrote them. */
  subject: string;
  message: string;
  /** The link that the owner shares, and the token that identifies this recipient. */
  link: string;
  token: string;
  replyTo: string;
  hasPdf: boolean;
  /** For a preview, which shows unknown placeholders: the labels of the seller's custom fields. */
  labels?: readonly string[] | undefined;
  /** Other recipients of the email. */
  alsoTo: readonly string[];
  /** Content id of the seller's logo; null without one. */
  logo: string | null;
};

/**
 * Returns the reply-to address: the business's if it is verified, otherwise the account's, which always is. The
 * business's address counts as verified when it is the account's.
 */
export function replyAddress(
  { businessEmail }: Pick<InvoiceContent, 'businessEmail'>,
  accountEmail: string,
): string {
  return isSameEmail(businessEmail, accountEmail) ? businessEmail : accountEmail;
}

/**
 * Returns the language of an email about a document: for a document in French and English, French, its first language.
 */
export function emailLanguage(language: DocumentLanguage): LanguageCode {
  return language === bilingual ? 'fr-CA' : language;
}

/** Returns the sender name: `Finch & Sons via Billwren`. */
export function senderName(businessName: string, productName: string): string {
  const business = shorten(cleanLine(businessName), maxSenderNameLength);
  return fill(clientEmailTexts.from, { business, product: productName });
}

const maxSenderNameLength = 60;

/** Renders an email of a kind about a document, in the current language. */
export function documentEmail(product: ProductInfo, email: DocumentEmail): EmailContent {
  const { kind, document, alsoTo } = email;
  const rule = emailKindRules[kind];
  const { businessName } = document.content;
  const { productName, publicOrigin } = product;
  const link = documentLink(publicOrigin, email.link, email.token);
  const values = fieldValues(rule, document, link);
  const custom = customValues(document.content);
  const filled = (text: string) => fillTemplate(text, values, custom, email.labels);
  const asksToPay = rule.asksToPay && requestsPayment(document);
  const parts: EmailPart[] = [
    { kind: 'message', text: filled(email.message), link },
    { kind: 'facts', facts: factsOf[rule.facts](document) },
    ...(document.receipt?.remarks ?? []),
    {
      kind: 'button',
      label: asksToPay ? clientEmailTexts.openAndPay : clientEmailTexts.open[rule.calls],
      link,
    },
    ...(email.hasPdf ? [clientEmailTexts.attached[rule.calls]] : []),
    ...(alsoTo.length > 0 ? [fill(clientEmailTexts.alsoTo, { addresses: alsoTo.join(', ') })] : []),
  ];
  const footer = clientEmailTexts.footer;
  return composeFramed(
    {
      brand: businessName,
      logo: email.logo,
      footer: [
        fill(footer.sentBy, { business: businessName, product: productName, origin: publicOrigin }),
        fill(footer.reply, { email: email.replyTo }),
        { text: footer.stop, link: unknownSenderLink(publicOrigin, email.token) },
      ],
    },
    {
      subject: shorten(filled(email.subject), maxSentSubjectLength),
      heading: fill(clientEmailTexts.headings[kind], { number: values.number }),
      parts,
    },
  );
}

/** Whether anything is due; an invoice with a zero total asks for nothing. */
function requestsPayment({ status, dueMinor }: EmailedDocument): boolean {
  return isOwed(status) && dueMinor > 0;
}

/** Long names may exceed what email programs show, so subjects are truncated here. */
const maxSentSubjectLength = 250;

function fieldValues(
  { names }: EmailKindRule,
  document: EmailedDocument,
  link: string,
): Record<TemplateField, string> {
  const { content, receipt, delivery, statement } = document;
  const money = (minor: number) => formatMoney(minor, content.currency, content.country);
  return {
    client: content.clientName,
    number:
      (names === 'receipt' && receipt?.number) ||
      delivery?.number ||
      statement?.period ||
      content.invoiceNumber,
    total: statement?.owed ?? money(document.totalMinor),
    balance: statement?.owed ?? money(document.dueMinor),
    'due date': formatDay(statement?.to ?? document.dueDate),
    business: content.businessName,
    link,
  };
}

/** The document's custom fields by their labels, formatted as on the document. */
function customValues({ fields = [], country }: EmailedDocument['content']): LabelledValue[] {
  return fields.map((field) => ({
    label: field.label,
    value: describeFieldValue(field, country, documentTexts, currentCldr()),
  }));
}

type DocumentFacts = readonly { label: string; value: string }[];

const factsOf: Record<EmailKindRule['facts'], (document: EmailedDocument) => DocumentFacts> = {
  due: factsOfDue,
  payment: ({ receipt }) => receipt?.facts ?? [],
  statement: ({ statement }) => statement?.facts ?? [],
  delivery: ({ delivery }) => delivery?.facts ?? [],
};

function factsOfDue(document: EmailedDocument): DocumentFacts {
  const { content, totalMinor, paidMinor, dueMinor } = document;
  const money = (minor: number) => formatMoney(minor, content.currency, content.country);
  const isWhole = dueMinor === totalMinor;
  if (!requestsPayment(document))
    return [{ label: clientEmailTexts.total, value: money(totalMinor) }];
  return [
    { label: clientEmailTexts.amountDue, value: money(dueMinor) },
    { label: clientEmailTexts.dueDate, value: formatDay(document.dueDate) },
    ...(isWhole ? [] : [{ label: clientEmailTexts.total, value: money(totalMinor) }]),
    ...(paidMinor > 0 ? [{ label: clientEmailTexts.paid, value: money(paidMinor) }] : []),
  ];
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Surrogate}$/u, '')}…`;
}
