import {
  confirmationLink,
  confirmationLinkDays,
  resetLink,
  resetLinkMinutes,
} from '#app/domain/account/email-link.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { confirmationMail } from '#app/domain/mail/confirmation-mail.ts';
import type { MailProduct, SendMail } from '#app/domain/mail/mail-text.ts';
import { resetMail } from '#app/domain/mail/reset-mail.ts';
import type { Database } from '#db/client.server.ts';
import { putEmailLink } from '#db/queries/email-links.server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type Post = { db: Database; sendMail: SendMail; product: MailProduct };

type NewLink = {
  /** 256 random bits as base64url, for the mail alone. */
  token: string;
  /** What is stored of it. */
  tokenHash: string;
  /** The country of the page that the link leads to. */
  country: CountryCode;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * Mails a link to set a new password to the account of an address; for an unknown address nothing is sent.
 * @throws when the database or the mail service does not answer
 */
export async function mailResetLink(post: Post, email: string, link: NewLink): Promise<void> {
  const { token, tokenHash, country, now } = link;
  const expiresAt = now + resetLinkMinutes * minute;
  const stored = { id: tokenHash, kind: 'reset', createdAt: now, expiresAt } as const;
  const to = await putEmailLink(post.db, stored, { email });
  if (to === null) return;
  const address = resetLink(post.product.publicOrigin, country, token);
  await post.sendMail({
    to,
    ...resetMail(post.product, { link: address, minutes: resetLinkMinutes }),
  });
}

/**
 * Mails a link that confirms an account's address; nothing is sent to an account without one.
 * @throws when the database or the mail service does not answer
 */
export async function mailConfirmationLink(
  post: Post,
  userId: string,
  link: NewLink,
): Promise<void> {
  const { token, tokenHash, country, now } = link;
  const expiresAt = now + confirmationLinkDays * day;
  const stored = { id: tokenHash, kind: 'confirm', createdAt: now, expiresAt } as const;
  const to = await putEmailLink(post.db, stored, { userId });
  if (to === null) return;
  const address = confirmationLink(post.product.publicOrigin, country, token);
  await post.sendMail({
    to,
    ...confirmationMail(post.product, { link: address, days: confirmationLinkDays }),
  });
}
