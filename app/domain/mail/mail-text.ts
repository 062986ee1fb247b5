/** What a deployment says about itself in a mail; `publicOrigin` has no slash at its end. */
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

/** Sends a mail to one checked address, answers to it going to another one where told; throws when it was not taken. */
export type SendMail = (mail: MailText & { to: string; replyTo?: string }) => Promise<void>;
