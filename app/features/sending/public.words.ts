export { composeMail } from './words/compose-mail.ts';
export { type MailLine, nameMail } from './words/describe-mails.ts';
export { describeSendIssue } from './words/send-issues.ts';
