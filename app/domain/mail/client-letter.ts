/** An email attachment; `contentId` is set for a picture shown in the HTML. */
export type MailFile = {
  name: string;
  type: 'application/pdf' | 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  contentId?: string;
};

/** An email to a client, ready for the provider: addresses are bare and texts plain, not yet encoded as headers. */
export type ClientLetter = {
  /** The sender name shown to the recipient next to our address. */
  fromName: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  files: MailFile[];
};

/** The provider's response to an email: accepted, temporarily refused, permanently refused, or unknown. */
export type LetterOutcome =
  | { outcome: 'taken'; providerId: string | null }
  | { outcome: 'later' }
  | { outcome: 'refused'; reason: 'refused' | 'suppressed' }
  | { outcome: 'unclear' };

/** Sends an email; never throws. */
export type SendToClient = (letter: ClientLetter) => Promise<LetterOutcome>;

/** Maximum total size of attachments in bytes (Cloudflare Email Service: 5 MiB for the encoded message). */
export const maxFileBytes = 3_500_000;
