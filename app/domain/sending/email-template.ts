import type { ChangeFailure } from '#app/domain/change-failure.ts';
import { type CustomField, isSameLabel } from '#app/domain/custom-fields/custom-field.ts';
import type { LabelledValue } from '#app/domain/custom-fields/document-fields.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { TemplateKind } from './client-email.ts';

/** The placeholders of a template. */
const templateFields = [
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

/**
 * Lists unknown placeholders, each once; braces that span several lines are plain text.
 * @param labels those of the seller's custom fields, which are placeholders, too
 */
export function unknownFields(text: string, labels: readonly string[] = []): string[] {
  const named = [...text.matchAll(braced)].map(([, name = '']) => name);
  const isLabel = (name: string) => labels.some((label) => isSameLabel(label, name));
  return [...new Set(named.filter((name) => !isField(name) && !isLabel(name)))];
}

/**
 * Replaces the placeholders with values; values are plain text, even if they look like placeholders. The label of a
 * custom field that the document doesn't have is replaced with nothing.
 * @param custom the values of the document's custom fields
 * @param labels those of the seller's custom fields, for a preview: unknown placeholders stay as they were typed
 */
export function fillTemplate(
  text: string,
  values: Readonly<Record<TemplateField, string>>,
  custom: readonly LabelledValue[] = [],
  labels?: readonly string[],
): string {
  const typed = new Set(labels && unknownFields(text, labels));
  return text.replace(braced, (placeholder, name: string) => {
    if (isField(name)) return values[name];
    const field = custom.find(({ label }) => isSameLabel(label, name));
    return field?.value ?? (typed.has(name) ? placeholder : '');
  });
}

/** The labels, in each language, of the custom fields that are placeholders. */
export function placeholderLabels(customFields: readonly CustomField[]): string[] {
  return customFields
    .filter(({ owner, isHidden }) => owner === 'document' && !isHidden)
    .flatMap(({ label, otherLabels }) => [label].concat(Object.values(otherLabels)));
}

function isField(name: string): name is TemplateField {
  return templateFields.some((field) => field === name);
}

/** Lists all placeholders in braces. */
export function listPlaceholders(labels: readonly string[]): string {
  const names = new Set<string>([...templateFields, ...labels]);
  return [...names].map((name) => `{${name}}`).join(' ');
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
export type TemplateStart = {
  language: DocumentLanguage;
  templates: EmailTemplate[];
  /** The labels of the seller's custom fields, which are placeholders. */
  labels: string[];
};

/** The response to switching thank-you emails on or off. */
export type ReceiptSettingsAnswer = { outcome: 'saved' } | ChangeFailure;

/** The response to saving a template. */
export type TemplateAnswer =
  | { outcome: 'saved' }
  | { outcome: 'invalid'; issues: Partial<Record<'subject' | 'message', string>> }
  | ChangeFailure;
