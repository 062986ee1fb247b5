/** Reminders: the seller's plans, one invoice's own, and what its owner does with the next one. */
export {
  answerReminderPost as action,
  answerReminders as loader,
} from '#app/features/reminders/server/reminder.api.server.ts';
