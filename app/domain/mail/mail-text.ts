import { mailTexts } from '#app/features/sending/texts/mails.ts';
import { fill } from '#app/i18n/fill.ts';

/** A deployment's details for emails; `publicOrigin` has no trailing slash. */
export type MailProduct = {
  productName: string;
  operatorName: string;
  operatorAddress: string;
  supportEmail: string;
  publicOrigin: string;
};

/** An email without its recipient: a one-line subject, the plain text, and equivalent HTML. */
export type MailText = { subject: string; text: string; html: string };

/** One part of an email, top to bottom: a paragraph, or one of the kinds below. All texts are plain. */
export type MailPart =
  | string
  /** A user's own text, with its line breaks. */
  | { kind: 'quotation'; text: string }
  /** The same as the email's main text; our own link in it becomes clickable. */
  | { kind: 'message'; text: string; link: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** A code to read and type. */
  | { kind: 'code'; code: string }
  /** The main action; its address is also written out. */
  | { kind: 'button'; label: string; link: string };

export type MailLetter = { subject: string; heading: string; parts: MailPart[] };

/** What surrounds an email's text. */
export type MailFrame = {
  /** The sender's name. */
  brand: string;
  /** Content id of the attached logo; null without one. */
  logo: string | null;
  footer: readonly (string | { text: string; link: string })[];
};

/** Returns the frame of our own emails. */
export function productFrame(product: MailProduct): MailFrame {
  return { brand: product.productName, logo: null, footer: footerLines(product) };
}

/** Lists the footer lines of every email: who sends it and why there is nothing to unsubscribe from. */
function footerLines(product: MailProduct): string[] {
  const { productName, operatorName, operatorAddress, supportEmail, publicOrigin } = product;
  return [
    fill(mailTexts.frame.questions, { email: supportEmail }),
    `${productName}, ${publicOrigin}`,
    `${operatorName}, ${operatorAddress}`,
  ];
}

/** Sends an email to one validated address, with an optional reply-to address; throws when it wasn't accepted. */
export type SendMail = (mail: MailText & { to: string; replyTo?: string }) => Promise<void>;
