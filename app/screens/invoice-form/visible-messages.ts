import type { CountryCode } from '#app/domain/country/country.ts';
import { checkDraft } from '#app/domain/invoice/check-draft.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import { fieldKey, fieldText } from './field-key.ts';

/** An issue in words that `checkDraft` does not have, from the server or the preview, with the text it was said about. */
export type AnsweredIssue = { key: string; message: string; text: string };

/** Which fields may show what is wrong with them. */
export type Marks = {
  /** Named by the last failed save: their messages stay until they are right. */
  failed: ReadonlySet<string>;
  /** Left by the user: they show what is wrong once something stands in them. */
  left: ReadonlySet<string>;
  answered: readonly AnsweredIssue[];
};

export const noMarks: Marks = { failed: new Set(), left: new Set(), answered: [] };

/** The message under each field that may show one, by field key. */
export function visibleMessages(
  draft: InvoiceDraft,
  country: CountryCode,
  marks: Marks,
): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  const check = checkDraft(draft, { country });
  for (const issue of check.ok ? [] : check.issues) {
    const key = fieldKey(issue.field, draft);
    if (mayShow(key, fieldText(draft, key), marks)) messages.set(key, issue.message);
  }
  for (const { key, message, text } of marks.answered) {
    if (fieldText(draft, key) === text) messages.set(key, message);
  }
  return messages;
}

function mayShow(key: string, text: string, { failed, left }: Marks): boolean {
  if (failed.has(key)) return true;
  if (text.trim() === '') return false;
  return left.has(key) || (isLinkKey(key) && !isLinkBeginning(text));
}

// Links say what is wrong while they are typed (`invoices.md` section 5, Inline messages), but not before `https://`
// can be told from something else.
function isLinkKey(key: string): boolean {
  return key === 'stripePaymentLink' || key === 'paypalPaymentLink' || key.endsWith('.url');
}

function isLinkBeginning(text: string): boolean {
  return 'https://'.startsWith(text.trim().toLowerCase());
}
