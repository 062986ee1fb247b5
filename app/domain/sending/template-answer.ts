import type { ChangeFailure } from '../change-failure.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { TemplateKind } from './client-mail.ts';

export type MailWords = { subject: string; message: string };

/** The words of a kind of mail in a language: the seller's own, where there are any, and the product's. */
export type MailTemplate = {
  kind: TemplateKind;
  language: DocumentLanguage;
  own: MailWords | null;
  usual: MailWords;
};

/** What `GET /api/mail-templates` answers; `language` is that of most of the seller's documents. */
export type TemplateStart = { language: DocumentLanguage; templates: MailTemplate[] };

/** What a switch of the thanks is answered. */
export type ThanksAnswer = { outcome: 'saved' } | ChangeFailure;

/** What a post of the words is answered. */
export type TemplateAnswer =
  | { outcome: 'saved' }
  | { outcome: 'invalid'; issues: Partial<Record<'subject' | 'message', string>> }
  | ChangeFailure;
