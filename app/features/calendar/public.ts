export { CalendarSection } from './ui/calendar-section.tsx';
