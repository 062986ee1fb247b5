export { AccountNoticeBanner } from './ui/account-notice.tsx';
export { DataSection, SignOutSection } from './ui/account-sections.tsx';
export {
  recordSignOutRequest,
  settleSignOut,
  userDraftKey,
  waitingSettingsKey,
} from './ui/clear-user-data.client.ts';
export { HideRecoveryHash } from './ui/hide-recovery-hash.tsx';
export type { PostSecurity } from './ui/password-form.tsx';
export { useDialogPost } from './ui/post-from-dialog.ts';
export { type Security, SecuritySection } from './ui/security-section.tsx';
export { checkUserId } from './ui/session-watch.client.ts';
export { SignInDialog } from './ui/sign-in-dialog.tsx';
export { useIsGuest, useSignInElsewhere } from './ui/sign-in-elsewhere.tsx';
export { useSessionWatch } from './ui/use-session-watch.ts';
export type { AccountNotice } from './words/account-messages.ts';
export { type SecurityAnswer, securityFailure } from './words/security-answer.ts';
