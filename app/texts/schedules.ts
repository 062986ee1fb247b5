import { room } from './room.ts';
import { enUS } from './schedules/en-us.ts';
import { frCA } from './schedules/fr-ca.ts';
import { ru } from './schedules/ru.ts';

/** In which steps an invoice is to be paid, for its owner. */
export const scheduleTexts = room(enUS, { 'fr-CA': frCA, ru });
