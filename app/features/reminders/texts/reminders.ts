import { room } from '#app/i18n/room.ts';
import { enUS } from './reminders/en-us.ts';
import { frCA } from './reminders/fr-ca.ts';
import { ru } from './reminders/ru.ts';

/** Reminders: Settings, an invoice's own, what comes next and why nothing does. */
export const reminderTexts = room(enUS, { 'fr-CA': frCA, ru });
