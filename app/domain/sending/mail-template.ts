/** What a template may name in braces. */
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

/** Most UTF-16 units of a mail's subject and message, cleaned. */
export const maxSubjectLength = 150;
export const maxMessageLength = 4_000;

const braced = /\{([^{}\n]*)\}/g;

/** What stands in braces and is no field, each once; braces that hold nothing of one line are text. */
export function unknownFields(text: string): string[] {
  const named = [...text.matchAll(braced)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !isField(name)))];
}

/** Puts values in place of the fields; what a value holds is text, also where it looks like a field. */
export function fillTemplate(
  text: string,
  values: Readonly<Record<TemplateField, string>>,
): string {
  return text.replace(braced, (whole, name: string) => (isField(name) ? values[name] : whole));
}

function isField(name: string): name is TemplateField {
  return templateFields.some((field) => field === name);
}
