import { deriveStatus, isOwed, type StoredStatus } from '#app/domain/invoices/status.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { MailKind, TemplateKind } from '#app/domain/sending/client-mail.ts';
import type { MailWords } from '#app/domain/sending/template-answer.ts';
import { clientMailTexts } from '#app/features/sending/texts/client-mail.ts';
import { textsIn } from '#app/i18n/room.ts';
import { mailLanguage } from './document-mail.ts';

/** A seller's own words as they are stored. */
export type StoredWords = {
  kind: MailKind;
  language: DocumentLanguage;
  subject: string;
  body: string;
};

/** The product's words for a kind of mail in a language. */
export function usualWords(kind: TemplateKind, language: DocumentLanguage): MailWords {
  return textsIn(clientMailTexts, mailLanguage(language)).templates[kind];
}

/** The seller's own for a kind of mail in a language; null where there are none. */
export function ownWords(
  stored: readonly StoredWords[],
  kind: TemplateKind,
  language: DocumentLanguage,
): MailWords | null {
  const own = stored.find((each) => each.kind === kind && each.language === language);
  return own ? { subject: own.subject, message: own.body } : null;
}

/** Why an email about a document asks for nothing: nothing is left to pay, it expired, or its client has answered. */
type Closed = 'settled' | 'expired' | 'answered';

/**
 * What an email about a document asks its recipient to do no longer; null where it is still to be paid or answered.
 * @param document.totalMinor minor units
 * @param today the seller's day, `YYYY-MM-DD`
 */
function closedFor(
  kind: TemplateKind,
  document: { status: StoredStatus; totalMinor: number; dueDate: string },
  today: string,
): Closed | null {
  const status = deriveStatus(document, today);
  if (kind === 'invoice') return isOwed(status) && document.totalMinor > 0 ? null : 'settled';
  if (kind !== 'estimate' || status === 'open') return null;
  return status === 'expired' ? 'expired' : 'answered';
}

/**
 * What a mail begins with: the seller's own words, else the product's. Where the document asks for nothing any more, the product's
 * message says so, also in the place of the seller's that names the balance.
 */
export function mailWords(
  stored: readonly StoredWords[],
  kind: TemplateKind,
  language: DocumentLanguage,
  about?: { document: Parameters<typeof closedFor>[1]; today: string },
): MailWords {
  const own = ownWords(stored, kind, language);
  const words = own ?? usualWords(kind, language);
  const closed = about ? closedFor(kind, about.document, about.today) : null;
  const staysOwn = own !== null && !(closed === 'settled' && own.message.includes('{balance}'));
  if (closed === null || staysOwn) return words;
  const { closed: messages } = textsIn(clientMailTexts, mailLanguage(language));
  return { subject: words.subject, message: messages[closed] };
}
