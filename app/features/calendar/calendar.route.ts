/** The address of the owner's calendar of due dates: shown, made, replaced, switched off. */
export {
  answerCalendar as loader,
  answerCalendarPost as action,
} from '#app/features/calendar/server/calendar.api.server.ts';
