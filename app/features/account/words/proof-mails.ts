import type { IdentityProvider } from '#app/domain/account/sign-in.ts';
import type { MailPart, MailProduct, MailText } from '#app/domain/mail/mail-text.ts';
import { composeMail } from '#app/features/sending/public.words.ts';
import { mailTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** How an address was verified. */
export type ProofWay = 'code' | 'reset-link' | IdentityProvider;

type ProofLetter = { email: string; way: ProofWay; settingsLink: string };

/** Creates the email to a new account that took over the address of an earlier account and may claim it. */
export function freshAccountMail(
  product: MailProduct,
  { email, way, settingsLink }: ProofLetter,
): MailText {
  const { productName, supportEmail } = product;
  const texts = mailTexts.freshAccount;
  return composeMail(product, {
    subject: fill(texts.subject, { product: productName }),
    heading: texts.heading,
    parts: [
      fill(texts.shown, { way: mailTexts.ways[way], email }),
      texts.claim,
      openSettings(settingsLink),
      fill(texts.cannot, { support: supportEmail }),
    ],
  });
}

/** Creates the email about an account whose address was verified in a browser signed in to it. */
export function accountProvedMail(
  product: MailProduct,
  { email, way, settingsLink }: ProofLetter,
): MailText {
  const texts = mailTexts.confirmed;
  return composeMail(product, {
    subject: fill(texts.subject, { product: product.productName }),
    heading: texts.heading,
    parts: [
      fill(texts.byProof, { way: mailTexts.ways[way], email }),
      mailTexts.checkPayment,
      openSettings(settingsLink),
    ],
  });
}

/** Creates the email about an address that was confirmed by its link, with no other change. */
export function addressConfirmedMail(
  product: MailProduct,
  { email, settingsLink }: Omit<ProofLetter, 'way'>,
): MailText {
  const { productName, supportEmail } = product;
  const texts = mailTexts.confirmed;
  return composeMail(product, {
    subject: fill(texts.subject, { product: productName }),
    heading: texts.heading,
    parts: [
      fill(texts.byLink, { email, product: productName }),
      openSettings(settingsLink),
      fill(texts.notYou, { support: supportEmail }),
    ],
  });
}

/** Creates the email about an account that can now be signed in to with Google or Apple. */
export function providerLinkedMail(
  product: MailProduct,
  { email, way: by, settingsLink }: ProofLetter,
): MailText {
  const { productName, supportEmail } = product;
  const way = mailTexts.ways[by];
  const texts = mailTexts.providerLinked;
  return composeMail(product, {
    subject: fill(texts.subject, { way, product: productName }),
    heading: fill(texts.heading, { way }),
    parts: [
      fill(texts.shown, { way, email }),
      openSettings(settingsLink),
      fill(texts.notYou, { support: supportEmail }),
    ],
  });
}

/**
 * Creates the email about a claimed earlier account.
 * @param letter.plan its renewing plan; null without one
 */
export function accountsJoinedMail(
  product: MailProduct,
  { email, settingsLink, plan }: Omit<ProofLetter, 'way'> & { plan: string | null },
): MailText {
  const texts = mailTexts.accountsJoined;
  return composeMail(product, {
    subject: fill(texts.subject, { product: product.productName }),
    heading: texts.heading,
    parts: [
      plan === null ? fill(texts.joined, { email }) : fill(texts.joinedWithPlan, { email, plan }),
      mailTexts.checkPayment,
      openSettings(settingsLink),
      fill(texts.notYou, { support: product.supportEmail }),
    ],
  });
}

function openSettings(link: string): MailPart {
  return { kind: 'button', label: mailTexts.frame.openSettings, link };
}
