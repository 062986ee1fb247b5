import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { textsIn } from '#app/i18n/define-texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** A document's link as it is shared. */
export type SharedLink = {
  number: string;
  url: string;
  /** The sentence before the link, in the document's language. */
  text: string;
  /** The client's phone number in international format, digits only; null if unknown. */
  phone: string | null;
};

/** Returns the sentence that introduces a document's link, in the document's language; a bilingual one gets French. */
export function introduceLink(document: {
  kind: DocumentKind;
  number: string;
  businessName: string;
  language: DocumentLanguage;
}): string {
  const { kind, number, businessName, language } = document;
  const { messages } = textsIn(
    publicInvoiceTexts,
    language === bilingual ? 'fr-CA' : language,
  ).shareLink;
  return fill(messages[kind], { number, business: businessName });
}

/** Returns the address that opens WhatsApp with the message; without a phone number the user chooses the chat there. */
export function whatsAppAddress({ url, text, phone }: SharedLink): string {
  return `https://wa.me/${phone ?? ''}?text=${encodeURIComponent(`${text} ${url}`)}`;
}

/** Returns the address that opens a text message. iOS only reads the body after `&`, Android and RFC 5724 after `?`. */
export function smsAddress({ url, text, phone }: SharedLink): string {
  return `sms:${phone ? `+${phone}` : ''}?&body=${encodeURIComponent(`${text} ${url}`)}`;
}
