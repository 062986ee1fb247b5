export { DocumentReminders } from './ui/document-reminders.tsx';
export { RemindersSection } from './ui/reminders-section.tsx';
