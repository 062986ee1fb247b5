import { deriveStatus, isOwed, type StoredStatus } from '#app/domain/invoices/status.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { EmailKind, TemplateKind } from '#app/domain/sending/client-email.ts';
import type { EmailCopy } from '#app/domain/sending/email-template.ts';
import { clientEmailTexts } from '#app/features/sending/texts.ts';
import { textsIn } from '#app/i18n/define-texts.ts';
import { emailLanguage } from './document-email.ts';

/** A seller's own template as stored. */
export type StoredEmailCopy = {
  kind: EmailKind;
  language: DocumentLanguage;
  subject: string;
  body: string;
};

/** Returns the default template of an email kind in a language. */
export function defaultEmailCopy(kind: TemplateKind, language: DocumentLanguage): EmailCopy {
  return textsIn(clientEmailTexts, emailLanguage(language)).templates[kind];
}

/** Returns the seller's own template of an email kind in a language; null when there is none. */
export function customEmailCopy(
  stored: readonly StoredEmailCopy[],
  kind: TemplateKind,
  language: DocumentLanguage,
): EmailCopy | null {
  const own = stored.find((each) => each.kind === kind && each.language === language);
  return own ? { subject: own.subject, message: own.body } : null;
}

/** Why an email about a document asks for nothing: it is settled, it expired, or the client has answered. */
type Closed = 'settled' | 'expired' | 'answered';

/**
 * Returns why the recipient needn't act any more; null while the document is to be paid or answered.
 * @param document.totalMinor minor units
 * @param today seller-local date, `YYYY-MM-DD`
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
 * Returns the initial texts of an email: the seller's own template, otherwise the default. When nothing is due any
 * more, the default message says so and replaces a seller's message that mentions the balance.
 */
export function emailCopy(
  stored: readonly StoredEmailCopy[],
  kind: TemplateKind,
  language: DocumentLanguage,
  about?: { document: Parameters<typeof closedFor>[1]; today: string },
): EmailCopy {
  const own = customEmailCopy(stored, kind, language);
  const words = own ?? defaultEmailCopy(kind, language);
  const closed = about ? closedFor(kind, about.document, about.today) : null;
  const staysOwn = own !== null && !(closed === 'settled' && own.message.includes('{balance}'));
  if (closed === null || staysOwn) return words;
  const { closed: messages } = textsIn(clientEmailTexts, emailLanguage(language));
  return { subject: words.subject, message: messages[closed] };
}
