import { writeClientMail } from './write-client-mail.server.ts';

/** Writes mails with their PDFs for the worker that sends them: what draws those is in the app's own bundle alone. */
export const mailWriter = { writeClientMail };
