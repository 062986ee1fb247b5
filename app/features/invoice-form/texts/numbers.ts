import { room } from '#app/i18n/room.ts';
import { enUS } from './numbers/en-us.ts';
import { frCA } from './numbers/fr-ca.ts';
import { ru } from './numbers/ru.ts';

/** What a field for a number says. */
export const numberTexts = room(enUS, { 'fr-CA': frCA, ru });
