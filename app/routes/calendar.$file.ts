export { answerCalendarFeed as loader } from '#app/handlers/calendar/calendar-feed.server.ts';
