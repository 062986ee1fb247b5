import type { IdentityProvider } from '#app/domain/account/sign-in.ts';
import type { EmailContent, EmailPart, ProductInfo } from '#app/domain/email/email-content.ts';
import { composeEmail } from '#app/features/sending/public.words.ts';
import { emailTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** How an address was verified. */
export type ProofWay = 'code' | 'reset-link' | IdentityProvider;

type ProofDetails = { email: string; way: ProofWay; settingsLink: string };

/** Creates the email to a new account that took over the address of an earlier account and may claim it. */
export function freshAccountEmail(
  product: ProductInfo,
  { email, way, settingsLink }: ProofDetails,
): EmailContent {
  const { productName, supportEmail } = product;
  const texts = emailTexts.freshAccount;
  return composeEmail(product, {
    subject: fill(texts.subject, { product: productName }),
    heading: texts.heading,
    parts: [
      fill(texts.shown, { way: emailTexts.ways[way], email }),
      texts.claim,
      openSettings(settingsLink),
      fill(texts.cannot, { support: supportEmail }),
    ],
  });
}

/** Creates the email about an account whose address was verified in a browser signed in to it. */
export function accountProvedEmail(
  product: ProductInfo,
  { email, way, settingsLink }: ProofDetails,
): EmailContent {
  const texts = emailTexts.confirmed;
  return composeEmail(product, {
    subject: fill(texts.subject, { product: product.productName }),
    heading: texts.heading,
    parts: [
      fill(texts.byProof, { way: emailTexts.ways[way], email }),
      emailTexts.checkPayment,
      openSettings(settingsLink),
    ],
  });
}

/** Creates the email about an address that was confirmed by its link, with no other change. */
export function addressConfirmedEmail(
  product: ProductInfo,
  { email, settingsLink }: Omit<ProofDetails, 'way'>,
): EmailContent {
  const { productName, supportEmail } = product;
  const texts = emailTexts.confirmed;
  return composeEmail(product, {
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
export function providerLinkedEmail(
  product: ProductInfo,
  { email, way: by, settingsLink }: ProofDetails,
): EmailContent {
  const { productName, supportEmail } = product;
  const way = emailTexts.ways[by];
  const texts = emailTexts.providerLinked;
  return composeEmail(product, {
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
 * @param details.plan its renewing plan; null without one
 */
export function accountsJoinedEmail(
  product: ProductInfo,
  { email, settingsLink, plan }: Omit<ProofDetails, 'way'> & { plan: string | null },
): EmailContent {
  const texts = emailTexts.accountsJoined;
  return composeEmail(product, {
    subject: fill(texts.subject, { product: product.productName }),
    heading: texts.heading,
    parts: [
      plan === null ? fill(texts.joined, { email }) : fill(texts.joinedWithPlan, { email, plan }),
      emailTexts.checkPayment,
      openSettings(settingsLink),
      fill(texts.notYou, { support: product.supportEmail }),
    ],
  });
}

function openSettings(link: string): EmailPart {
  return { kind: 'button', label: emailTexts.frame.openSettings, link };
}
