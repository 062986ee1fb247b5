import { room } from '#app/i18n/room.ts';
import { enUS } from './corrections/en-us.ts';
import { frCA } from './corrections/fr-ca.ts';
import { ru } from './corrections/ru.ts';

/** The edit of an invoice that its client may have already. */
export const correctionTexts = room(enUS, { 'fr-CA': frCA, ru });
