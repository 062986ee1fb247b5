import { room } from './room.ts';
import { enUS } from './time-zone/en-us.ts';
import { frCA } from './time-zone/fr-ca.ts';
import { ru } from './time-zone/ru.ts';

/** The zone by whose days invoices are dated, and the question to a user who has moved. */
export const timeZoneTexts = room(enUS, { 'fr-CA': frCA, ru });
