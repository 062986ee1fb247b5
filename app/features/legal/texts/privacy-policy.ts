import { room } from '#app/i18n/room.ts';
import { enUS } from './privacy-policy/en-us.ts';
import { frCA } from './privacy-policy/fr-ca.ts';
import { ru } from './privacy-policy/ru.ts';

/** What is stored of whom, why, for how long and by whose help (GDPR articles 13 and 14). */
export const privacyPolicyTexts = room(enUS, { 'fr-CA': frCA, ru });
