import type { ContactDraft } from '#app/domain/contact/contact-message.ts';
import type { MailProduct, MailText } from '#app/domain/mail/mail-text.ts';
import { composeMail } from '#app/features/sending/public.words.ts';

type ContactLetter = {
  message: ContactDraft;
  /** The country of the page where it was written. */
  countryName: string;
  /** The signed-in user; their address may differ from the typed one. */
  account: { id: string; email: string | null } | null;
};

/**
 * Creates the email with a contact form message for support, in English, the language of support; replies go to the
 * writer.
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
