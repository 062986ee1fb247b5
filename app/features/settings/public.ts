export {
  loadGuestSettings,
  loadGuestStart,
  loadLocalPictures,
  markSettingsSynced,
  parsePictures,
  saveFirstInvoice,
} from './ui/local-settings.client.ts';
export { clearFirstInvoice, clearSyncedSettings } from './ui/local-settings-key.client.ts';
export { Facts, SettingsSection, Subsection } from './ui/settings-section.tsx';
export { useSignInPath } from './ui/sign-in-prompt.tsx';
export { ZoneQuestion } from './ui/zone-question.tsx';
