export { DocumentReminders } from './ui/document-reminders.tsx';
export { RemindersSection } from './ui/reminders-section.tsx';
export type { RemindersView } from './words/describe-reminders.ts';
