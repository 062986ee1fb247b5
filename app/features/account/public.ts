export { AccountNoticeBanner } from './ui/account-notice.tsx';
export { DataSection, SignOutSection } from './ui/account-sections.tsx';
export { noteSignOutAsked, settleSignOut } from './ui/clear-user-data.client.ts';
export { HideRecoveryHash } from './ui/hide-recovery-hash.tsx';
export type { PostSecurity } from './ui/password-form.tsx';
export { type Security, SecuritySection } from './ui/security-section.tsx';
export { SignInDialog } from './ui/sign-in-dialog.tsx';
export { useDialogPost } from './ui/use-dialog-post.ts';
export { userDraftKey, waitingSettingsKey } from './ui/user-keys.client.ts';
