export {
  keepFirstInvoice,
  loadGuestSettings,
  loadGuestStart,
  loadLocalPictures,
  markSettingsSynced,
  parsePictures,
} from './ui/local-settings.client.ts';
export { forgetFirstInvoice, forgetSyncedSettings } from './ui/local-settings-key.client.ts';
export { Facts, SettingsSection, Subsection } from './ui/settings-section.tsx';
export { useSignInPath } from './ui/sign-in-prompt.tsx';
export { ZoneQuestion } from './ui/zone-question.tsx';
