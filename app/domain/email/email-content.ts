/** What a deployment says about itself in an email; `publicOrigin` has no slash at its end. */
export type ProductInfo = {
  productName: string;
  operatorName: string;
  operatorAddress: string;
  supportEmail: string;
  publicOrigin: string;
};

/** An email without its recipient: a one-line subject, the plain text, and equivalent HTML. */
export type EmailContent = { subject: string; text: string; html: string };

/** One part of an email, top to bottom: a paragraph, or one of the kinds below. All texts are plain. */
export type EmailPart =
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

export type EmailMessage = { subject: string; heading: string; parts: EmailPart[] };

/** What surrounds an email's text. */
export type EmailFrame = {
  /** The sender's name. */
  brand: string;
  /** Content id of the attached logo; null without one. */
  logo: string | null;
  footer: readonly (string | { text: string; link: string })[];
};

/** Sends an email to one validated address, with an optional reply address. Throws if the provider refuses it. */
export type SendEmail = (email: EmailContent & { to: string; replyTo?: string }) => Promise<void>;

/** An email attachment; `contentId` is set for a picture shown in the HTML. */
export type EmailFile = {
  name: string;
  type: 'application/pdf' | 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  contentId?: string;
};

/** An email to a client, ready for the provider: addresses are bare and texts plain, not yet encoded as headers. */
export type ClientEmail = {
  /** The sender name shown to the recipient next to our address. */
  fromName: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  files: EmailFile[];
};

/** The provider's response to an email: accepted, temporarily refused, permanently refused, or unknown. */
export type ProviderOutcome =
  | { outcome: 'taken'; providerId: string | null }
  | { outcome: 'later' }
  | { outcome: 'refused'; reason: 'refused' | 'suppressed' }
  | { outcome: 'unclear' };

/** Sends an email; never throws. */
export type SendToClient = (letter: ClientEmail) => Promise<ProviderOutcome>;

/** Maximum total size of attachments in bytes (Cloudflare Email Service: 5 MiB for the encoded message). */
export const maxFileBytes = 3_500_000;

/** Escapes a text for HTML, as element content or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
