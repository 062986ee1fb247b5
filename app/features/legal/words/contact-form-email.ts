import type { ContactDraft } from '#app/domain/contact/contact-message.ts';
import type { EmailContent, ProductInfo } from '#app/domain/email/email-content.ts';
import { composeEmail } from '#app/features/sending/public.words.ts';

type ContactSubmission = {
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
export function contactFormEmail(
  product: ProductInfo,
  { message, countryName, account }: ContactSubmission,
): EmailContent {
  return composeEmail(product, {
    subject: `Contact: ${message.subject}`,
    heading: message.subject,
    parts: [
      { kind: 'quotation', text: message.message },
      `Sent by ${message.email} from the ${countryName} pages.`,
      describeSender(account),
    ],
  });
}

function describeSender(account: ContactSubmission['account']): string {
  if (!account) return 'The sender wasn’t signed in, so this address isn’t verified.';
  return `Signed in as ${account.email ?? 'a user without an email address'}, account ${account.id}.`;
}
