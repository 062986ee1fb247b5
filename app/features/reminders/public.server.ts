export {
  dueDay,
  reminderBlock,
  reminderFactsIfAny,
  selectRemindersForOwner,
  selectSellersReminders,
} from '#app/features/reminders/queries/reminder-facts.server.ts';
export { usualWords } from '#app/features/reminders/server/write-reminder.server.ts';
export type { ChangedPlan } from './queries/reminder-plans.server.ts';
export { describeReminders, nextReminderDay } from './words/describe-reminders.ts';
