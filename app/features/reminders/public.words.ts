export type { RemindersView } from './words/describe-reminders.ts';
