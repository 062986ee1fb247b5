/** Reminders: the seller's plans, an invoice's own plan, and the owner's actions on the next reminder. */
export {
  answerReminderPost as action,
  answerReminders as loader,
} from '#app/features/reminders/server/reminder.api.server.ts';
