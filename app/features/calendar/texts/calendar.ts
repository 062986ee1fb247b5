import { room } from '#app/i18n/room.ts';
import { enUS } from './calendar/en-us.ts';
import { frCA } from './calendar/fr-ca.ts';
import { ru } from './calendar/ru.ts';

/** The calendar of due dates: Settings, and what calendar apps show. */
export const calendarTexts = room(enUS, { 'fr-CA': frCA, ru });
