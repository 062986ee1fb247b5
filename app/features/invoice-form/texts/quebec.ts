import { room } from '#app/i18n/room.ts';
import { enUS } from './quebec/en-us.ts';
import { frCA } from './quebec/fr-ca.ts';
import { ru } from './quebec/ru.ts';

/** French on invoices to and from Quebec: what the law asks, and the fields of a bilingual invoice. */
export const quebecTexts = room(enUS, { 'fr-CA': frCA, ru });
