import {
  confirmationLink,
  confirmationLinkDays,
  type LinkPlace,
  resetLink,
  resetLinkMinutes,
} from '#app/domain/account/email-link.ts';
import type { MailProduct, MailText, SendMail } from '#app/domain/mail/mail-text.ts';
import { confirmationMail, resetMail } from '#app/domain/mail/mails.ts';
import type { Database } from '#db/client.server.ts';
import {
  type NewEmailLink,
  putEmailLink,
  type Whose,
} from '#db/queries/account/email-links.server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type LinkKind = NewEmailLink['kind'];

type MailedLink = {
  /** Milliseconds. */
  worksFor: number;
  addressOf: (origin: string, place: LinkPlace, token: string) => string;
  letterOf: (product: MailProduct, link: string) => MailText;
};

/** What each kind of link opens, for how long, and the letter that it goes out in. */
const kinds = {
  reset: {
    worksFor: resetLinkMinutes * minute,
    addressOf: resetLink,
    letterOf: (product, link) => resetMail(product, { link, minutes: resetLinkMinutes }),
  },
  confirm: {
    worksFor: confirmationLinkDays * day,
    addressOf: confirmationLink,
    letterOf: (product, link) => confirmationMail(product, { link, days: confirmationLinkDays }),
  },
} satisfies Record<LinkKind, MailedLink>;

type Post = { db: Database; sendMail: SendMail; product: MailProduct };

type NewLink = {
  /** `reset` sets a new password, `confirm` confirms the account's address. */
  kind: LinkKind;
  whose: Whose;
  /** 256 random bits as base64url, for the mail alone. */
  token: string;
  /** What is stored of it. */
  tokenHash: string;
  place: LinkPlace;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * Mails a link to the address of an account. Nothing is sent for an unknown or closed account, or one without an address.
 * @throws when the database or the mail service does not answer
 */
export async function mailLink({ db, sendMail, product }: Post, link: NewLink): Promise<void> {
  const { kind, whose, token, tokenHash, place, now } = link;
  const { worksFor, addressOf, letterOf } = kinds[kind];
  const stored = { id: tokenHash, kind, createdAt: now, expiresAt: now + worksFor };
  const to = await putEmailLink(db, stored, whose);
  if (to === null) return;
  await sendMail({ to, ...letterOf(product, addressOf(product.publicOrigin, place, token)) });
}

// @covers decisions-6.11
