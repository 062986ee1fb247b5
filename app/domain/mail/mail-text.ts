/** What a deployment says about itself in a mail; `publicOrigin` has no slash at its end. */
export type MailProduct = {
  productName: string;
  operatorName: string;
  operatorAddress: string;
  supportEmail: string;
  publicOrigin: string;
};

/** A mail without its address: one line of subject, the plain text, and HTML that says the same. */
export type MailText = { subject: string; text: string; html: string };

/** One part of a mail, top to bottom: a paragraph, or what is named here. All texts are plain. */
export type MailPart =
  | string
  /** A user's own words, with the line breaks they made. */
  | { kind: 'quotation'; text: string }
  /** The same as the mail's own text; where our own link stands in it, it can be followed. */
  | { kind: 'message'; text: string; link: string }
  /** Figures under their names. */
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** A code to be read and typed. */
  | { kind: 'code'; code: string }
  /** The one thing to do; the address is also written out. */
  | { kind: 'button'; label: string; link: string };

export type MailLetter = { subject: string; heading: string; parts: MailPart[] };

/** What stands around a mail's text. */
export type MailFrame = {
  /** Whose mail it is. */
  brand: string;
  /** The content id of a picture of it that comes with the mail; null without one. */
  logo: string | null;
  /** What it ends with. */
  footer: readonly (string | { text: string; link: string })[];
};

/** Sends a mail to one checked address, answers to it going to another one where told; throws when it was not taken. */
export type SendMail = (mail: MailText & { to: string; replyTo?: string }) => Promise<void>;
