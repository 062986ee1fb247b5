import type { FieldIssue } from '../fields/field-issue.ts';

const short = 'DEUTDEFF';
const long = 'DEUTDEFF500';

/** Removes white space and converts to upper case: the form in which a SWIFT/BIC is checked and stored. */
export function normalizeSwift(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/**
 * Returns an issue when a non-empty SWIFT/BIC doesn't match ISO 9362 (4 letters, 2 letters, 2 and optionally 3
 * alphanumerics), or null.
 */
export function checkSwift(text: string): FieldIssue | null {
  const code = normalizeSwift(text);
  if (/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(code)) return null;
  const isLengthRight = [8, 11].includes(code.length);
  return { code: isLengthRight ? 'swiftFormat' : 'swiftLength', short, long };
}
