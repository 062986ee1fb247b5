export { composeEmail } from './words/compose-mail.ts';
export { type EmailListItem, nameEmail } from './words/describe-mails.ts';
export { describeSendIssue } from './words/send-issues.ts';
