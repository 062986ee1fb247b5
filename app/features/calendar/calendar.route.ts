/** Shows, creates, replaces and disables the address of the owner's calendar of due dates. */
export {
  answerCalendar as loader,
  answerCalendarPost as action,
} from '#app/features/calendar/server/calendar.api.server.ts';
