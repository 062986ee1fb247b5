export { type AnsweredSave, listenForSaves, notifyCreated } from './ui/answered-save.client.ts';
export type { QueuedAnswer } from './ui/invoice-entries.client.ts';
export { describeWaiting, openOutboxDialog, useOutboxStatus } from './ui/outbox-status.ts';
export {
  addSettings,
  loadSettings,
  removeSettings,
  type SettingsEntry,
  type SettingsRefusal,
} from './ui/settings-entries.client.ts';
export { notifyOutbox, watchOutbox } from './ui/watch-outbox.client.ts';
