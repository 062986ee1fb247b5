/** A file of a mail; `contentId` of a picture that its HTML shows. */
export type MailFile = {
  name: string;
  type: 'application/pdf' | 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  contentId?: string;
};

/** A mail to a client, ready for the provider: addresses are bare, texts plain, nothing of it is a header yet. */
export type ClientLetter = {
  /** Whose mail it is, as its reader sees it beside our address. */
  fromName: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  files: MailFile[];
};

/**
 * What the provider said of a mail: took it, will take it later, will not have it, or nothing that tells whether it left.
 */
export type LetterOutcome =
  | { outcome: 'taken'; providerId: string | null }
  | { outcome: 'later' }
  | { outcome: 'refused'; reason: 'refused' | 'suppressed' }
  | { outcome: 'unclear' };

/** Sends one; never throws. */
export type SendToClient = (letter: ClientLetter) => Promise<LetterOutcome>;

/** Most bytes of a mail's files together (Cloudflare Email Service: 5 MiB for the whole message, as it travels). */
export const maxFileBytes = 3_500_000;
