export { DocumentMails } from './ui/document-mails.tsx';
export { SendingSection } from './ui/sending-section.tsx';
export { type Sendable, useSending } from './ui/use-sending.tsx';
export { composeMail } from './words/compose-mail.ts';
export type { MailLine } from './words/describe-mails.ts';
export { nameMail } from './words/name-mail.ts';
