export { answerCalendarFeed as loader } from '#app/features/calendar/server/calendar-feed.api.server.ts';
