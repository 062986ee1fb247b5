import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { TemplateKind } from './client-email.ts';

/** The placeholders of a template. */
export const templateFields = [
  'client',
  'number',
  'total',
  'balance',
  'due date',
  'business',
  'link',
] as const;
export type TemplateField = (typeof templateFields)[number];

/** Maximum UTF-16 code units of an email's subject and message, after cleaning. */
export const maxSubjectLength = 150;
export const maxMessageLength = 4_000;

const braced = /\{([^{}\n]*)\}/g;

/** Lists unknown placeholders, each once; braces that span several lines are plain text. */
export function unknownFields(text: string): string[] {
  const named = [...text.matchAll(braced)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !isField(name)))];
}

/** Replaces the placeholders with values; values are plain text, even if they look like placeholders. */
export function fillTemplate(
  text: string,
  values: Readonly<Record<TemplateField, string>>,
): string {
  return text.replace(braced, (whole, name: string) => (isField(name) ? values[name] : whole));
}

function isField(name: string): name is TemplateField {
  return templateFields.some((field) => field === name);
}

export type EmailCopy = { subject: string; message: string };

/** The templates of an email kind in a language: the seller's own, if any, and the default. */
export type EmailTemplate = {
  kind: TemplateKind;
  language: DocumentLanguage;
  own: EmailCopy | null;
  usual: EmailCopy;
};

/** The response to `GET /api/mail-templates`; `language` is the one that most of the seller's documents use. */
export type TemplateStart = { language: DocumentLanguage; templates: EmailTemplate[] };

/** The response to switching thank-you emails on or off. */
export type ReceiptSettingsAnswer = { outcome: 'saved' } | ChangeFailure;

/** The response to saving a template. */
export type TemplateAnswer =
  | { outcome: 'saved' }
  | { outcome: 'invalid'; issues: Partial<Record<'subject' | 'message', string>> }
  | ChangeFailure;
