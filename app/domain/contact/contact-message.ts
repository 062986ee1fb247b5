import { cleanLine, cleanLines } from '#app/domain/invoices/clean-text.ts';
import { signInAnswerTexts } from '#app/features/account/texts/sign-in-answers.ts';
import { contactTexts } from '#app/features/legal/texts/contact.ts';
import { fill } from '#app/i18n/fill.ts';
import { isEmail, normalizeEmail } from '../account/email.ts';

/** Maximum lengths of the contact form's subject and message, in characters. */
export const maxContactLength = { subject: 150, message: 5000 } as const;

/** What a user typed into the contact form. */
export type ContactDraft = { email: string; subject: string; message: string };

/** Errors of the contact form; `form` belongs to no single field. */
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
): { ok: true; message: ContactDraft } | { ok: false; errors: ContactErrors } {
  const email = normalizeEmail(typed.email);
  const subject = cleanLine(typed.subject);
  const message = cleanLines(typed.message);
  const errors: ContactErrors = {
    ...(!isEmail(email) && { email: signInAnswerTexts.invalidEmail }),
    ...checkLength('subject', subject),
    ...checkLength('message', message),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, message: { email, subject, message } };
}

function checkLength(field: 'subject' | 'message', text: string): ContactErrors {
  const most = maxContactLength[field];
  if (text === '') return { [field]: contactTexts.required[field] };
  if (text.length > most) return { [field]: fill(contactTexts.tooLong[field], { most }) };
  return {};
}
