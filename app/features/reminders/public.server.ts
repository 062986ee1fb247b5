export {
  dueDay,
  reminderBlock,
  reminderFactsIfAny,
  selectRemindersForOwner,
  selectSellersReminders,
} from './queries/reminder-facts.server.ts';
export type { ChangedPlan } from './queries/reminder-plans.server.ts';
export { defaultEmailCopy } from './server/write-reminder.server.ts';
export { describeReminders, nextReminderDay } from './words/describe-reminders.ts';
export { describePlanIssue } from './words/plan-issues.ts';
