import type { ChangeFailure } from '../change-failure.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { TemplateKind } from './client-mail.ts';

export type MailWords = { subject: string; message: string };

/** The templates of an email kind in a language: the seller's own, if any, and the default. */
export type MailTemplate = {
  kind: TemplateKind;
  language: DocumentLanguage;
  own: MailWords | null;
  usual: MailWords;
};

/** The response to `GET /api/mail-templates`; `language` is the one that most of the seller's documents use. */
export type TemplateStart = { language: DocumentLanguage; templates: MailTemplate[] };

/** The response to switching thank-you emails on or off. */
export type ThanksAnswer = { outcome: 'saved' } | ChangeFailure;

/** The response to saving a template. */
export type TemplateAnswer =
  | { outcome: 'saved' }
  | { outcome: 'invalid'; issues: Partial<Record<'subject' | 'message', string>> }
  | ChangeFailure;
