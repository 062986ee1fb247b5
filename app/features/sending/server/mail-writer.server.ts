import { writeClientMail } from './write-client-mail.server.ts';

/**
 * Renders emails with their PDFs for the worker that sends them: only the app's own bundle contains the PDF renderer.
 */
export const mailWriter = { writeClientMail };
