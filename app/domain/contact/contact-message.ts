import { cleanLine, cleanLines } from '#app/domain/invoices/clean-text.ts';
import { isEmail, normalizeEmail } from '../account/email.ts';

/** Maximum lengths of the contact form's subject and message, in characters. */
export const maxContactLength = { subject: 150, message: 5000 } as const;

/** What a user typed into the contact form. */
export type ContactDraft = { email: string; subject: string; message: string };

/** What is wrong with a field of it; `max` in characters. */
export type ContactIssue =
  | { code: 'no-email' }
  | { code: 'missing' }
  | { code: 'too-long'; max: number };

export type ContactIssues = Partial<Record<keyof ContactDraft, ContactIssue>>;

/** The same in sentences; `form` concerns no single field. */
export type ContactErrors = Partial<Record<keyof ContactDraft | 'form', string>>;

/** The response to a message; a refusal returns what was typed. */
export type ContactAnswer =
  | { outcome: 'sent'; email: string }
  | { outcome: 'refused'; errors: ContactErrors; typed: ContactDraft };

/**
 * Validates a message: a usable address, a subject of one line and some text.
 * @returns the message to email, or the errors
 */
export function checkContact(
  typed: ContactDraft,
): { ok: true; message: ContactDraft } | { ok: false; issues: ContactIssues } {
  const email = normalizeEmail(typed.email);
  const subject = cleanLine(typed.subject);
  const message = cleanLines(typed.message);
  const issues: ContactIssues = {
    ...(!isEmail(email) && { email: { code: 'no-email' } }),
    ...checkLength('subject', subject),
    ...checkLength('message', message),
  };
  if (Object.keys(issues).length > 0) return { ok: false, issues };
  return { ok: true, message: { email, subject, message } };
}

function checkLength(field: 'subject' | 'message', text: string): ContactIssues {
  const max = maxContactLength[field];
  if (text === '') return { [field]: { code: 'missing' } };
  if (text.length > max) return { [field]: { code: 'too-long', max } };
  return {};
}
