import type { ContactDraft } from '#app/domain/contact/contact-message.ts';
import type { MailProduct, MailText } from '#app/domain/mail/mail-text.ts';
import { composeMail } from '#app/features/sending/public.words.ts';

type ContactLetter = {
  message: ContactDraft;
  /** The country under whose address it was written. */
  countryName: string;
  /** Of the user who was signed in; their address may be another one than the typed. */
  account: { id: string; email: string | null } | null;
};

/**
 * The mail in which a message of the contact form reaches support, in English, which support reads; an answer to it goes to
 * the writer.
 */
export function contactMail(
  product: MailProduct,
  { message, countryName, account }: ContactLetter,
): MailText {
  return composeMail(product, {
    subject: `Contact: ${message.subject}`,
    heading: message.subject,
    parts: [
      { kind: 'quotation', text: message.message },
      `From ${message.email}, on the pages for ${countryName}.`,
      sayAccount(account),
    ],
  });
}

function sayAccount(account: ContactLetter['account']): string {
  if (!account) return 'Nobody was signed in, so the address is as it was typed.';
  return `Signed in as ${account.email ?? 'somebody without an address'}, account ${account.id}.`;
}
