import { room } from '#app/i18n/room.ts';
import { enUS } from './cookie-policy/en-us.ts';
import { frCA } from './cookie-policy/fr-ca.ts';
import { ru } from './cookie-policy/ru.ts';

/** What is kept in a browser, and the choice about it. */
export const cookiePolicyTexts = room(enUS, { 'fr-CA': frCA, ru });
