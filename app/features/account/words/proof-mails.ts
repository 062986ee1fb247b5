import type { IdentityProvider } from '#app/domain/account/identity-provider.ts';
import type { MailPart, MailProduct, MailText } from '#app/domain/mail/mail-text.ts';
import { composeMail } from '#app/features/sending/public.words.ts';
import { mailTexts } from '#app/features/sending/texts/mails.ts';
import { fill } from '#app/i18n/fill.ts';

/** The way in which an address was proved. */
export type ProofWay = 'code' | 'reset-link' | IdentityProvider;

type ProofLetter = { email: string; way: ProofWay; settingsLink: string };

/** The mail about an account that lost its address to a new one, which may claim it. */
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

/** The mail about an account that was proved in a browser that was signed in to it. */
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

/** The mail about an account whose address was confirmed by its own link: nothing else changed. */
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

/** The mail about an account that Google or Apple opens from now on. */
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
 * The mail about an earlier account that was claimed.
 * @param letter.plan its plan that renews; null without one
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
