import type {
  ContactErrors,
  ContactIssue,
  ContactIssues,
} from '#app/domain/contact/contact-message.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { contactTexts } from '#app/features/legal/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** What is wrong with a contact message, in sentences. */
export function describeContactIssues({ email, subject, message }: ContactIssues): ContactErrors {
  return {
    ...(email && { email: signInAnswerTexts.invalidEmail }),
    ...(subject && { subject: describeIssue('subject', subject) }),
    ...(message && { message: describeIssue('message', message) }),
  };
}

function describeIssue(field: 'subject' | 'message', issue: ContactIssue): string {
  if (issue.code !== 'too-long') return contactTexts.required[field];
  return fill(contactTexts.tooLong[field], { most: issue.max });
}
