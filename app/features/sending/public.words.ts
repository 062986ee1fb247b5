export { composeMail } from './words/compose-mail.ts';
export type { MailLine } from './words/describe-mails.ts';
export { nameMail } from './words/name-mail.ts';
export { describeSendIssue } from './words/send-issues.ts';
