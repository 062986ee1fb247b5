import type { MailProduct, MailText } from '#app/domain/mail/mail-text.ts';
import { mailTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';
import { composeMail } from './compose-mail.ts';

type UndeliveredEmails = {
  count: number;
  /** The newest of them; null when the seller's address isn't confirmed, so that the email contains no typed text. */
  named: readonly { number: string; client: string; address: string }[] | null;
  link: string;
};

/** Creates the email that lists a seller's undelivered emails to clients. */
export function undeliveredMail(
  product: MailProduct,
  { count, named, link }: UndeliveredEmails,
): MailText {
  const texts = mailTexts.undelivered;
  const heading = plural(texts.heading, count);
  const more = named === null ? 0 : count - named.length;
  return composeMail(product, {
    subject: heading,
    heading,
    parts: [
      texts.about,
      ...(named === null
        ? [mailTexts.frame.unconfirmed]
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
  return { label: fill(mailTexts.undelivered.document, { number, client }), value: address };
}
