export { composeEmail } from './words/compose-email.ts';
export { type EmailListItem, nameEmail } from './words/describe-emails.ts';
export { describeSendIssue } from './words/send-issues.ts';
