export {
  type AttemptLimit,
  claimAttempt,
  deleteAttempt,
  deleteAttempts,
  getLimitEnd,
  isLimitReached,
} from './queries/attempts.server.ts';
export {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfUser,
  extendSession,
  getSessionWithUser,
  insertSession,
  listSessionsOfUser,
  touchSession,
} from './queries/sessions.server.ts';
export { setLanguage } from './queries/users.server.ts';
export { answerAuth } from './server/auth-action.api.server.ts';
export { followConfirmation } from './server/confirmation.api.server.ts';
export { listSessions } from './server/list-sessions.server.ts';
export { offeredProviders } from './server/provider-sign-in.api.server.ts';
export { answerSecurityPost } from './server/security-action.api.server.ts';
export { secondPlanEmail } from './words/account-emails.ts';
export { fullMessage, joinedMessage, noticeOf } from './words/account-messages.ts';
