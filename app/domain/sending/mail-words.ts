import { clientMailTexts } from '#app/texts/client-mail.ts';
import { textsIn } from '#app/texts/room.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { MailKind, TemplateKind } from './client-mail.ts';
import { mailLanguage } from './document-mail.ts';
import type { MailWords } from './template-answer.ts';

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

/** What a mail begins with: the seller's own words, else the product's. */
export function mailWords(...of: Parameters<typeof ownWords>): MailWords {
  const [, kind, language] = of;
  return ownWords(...of) ?? usualWords(kind, language);
}
