import { room } from '#app/i18n/room.ts';
import { enUS } from './mails/en-us.ts';
import { frCA } from './mails/fr-ca.ts';
import { ru } from './mails/ru.ts';

/** What the product mails to its users. */
export const mailTexts = room(enUS, { 'fr-CA': frCA, ru });
