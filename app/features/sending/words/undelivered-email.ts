import type { EmailContent, ProductInfo } from '#app/domain/email/email-content.ts';
import { emailTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';
import { composeEmail } from './compose-email.ts';

type UndeliveredEmails = {
  count: number;
  /** The newest of them; null when the seller's address isn't confirmed, so that the email contains no typed text. */
  named: readonly { number: string; client: string; address: string }[] | null;
  link: string;
};

/** Creates the email that lists a seller's undelivered emails to clients. */
export function undeliveredEmail(
  product: ProductInfo,
  { count, named, link }: UndeliveredEmails,
): EmailContent {
  const texts = emailTexts.undelivered;
  const heading = plural(texts.heading, count);
  const more = named === null ? 0 : count - named.length;
  return composeEmail(product, {
    subject: heading,
    heading,
    parts: [
      texts.about,
      ...(named === null
        ? [emailTexts.frame.unconfirmed]
        : [{ kind: 'facts' as const, facts: named.map(describeEmail) }]),
      ...(more > 0 ? [plural(texts.more, more)] : []),
      { kind: 'button', label: texts.open, link },
    ],
  });
}

function describeEmail({
  number,
  client,
  address,
}: {
  number: string;
  client: string;
  address: string;
}) {
  return { label: fill(emailTexts.undelivered.document, { number, client }), value: address };
}
