export { isPaidSinceScheduled } from './queries/deliver-email.server.ts';
export { cancelScheduledEmails, selectEmailsForOwner } from './queries/email-history.server.ts';
export { selectUndelivered, undeliveredAt } from './queries/failed-emails.server.ts';
export {
  bouncedBefore,
  type EmailOrder,
  insertEmailBatches,
  insertEmails,
  type QueueResult,
} from './queries/queue-email.server.ts';
export { clientAddress, clientCc } from './queries/send-start.server.ts';
export {
  addressKeyOf,
  orderOf,
  outcomeOf,
  type QueueMoment,
  type Sender,
} from './server/queue-email.server.ts';
export { describeEmails, type StoredEmail } from './words/describe-emails.ts';
export { emailLanguage } from './words/document-email.ts';
export { defaultEmailCopy, emailCopy, type StoredEmailCopy } from './words/email-copy.ts';
export { describeRefusal } from './words/send-dialog.ts';
export { describeSendIssue } from './words/send-issues.ts';
