import { room } from '#app/i18n/room.ts';
import { enUS } from './consent/en-us.ts';
import { frCA } from './consent/fr-ca.ts';
import { ru } from './consent/ru.ts';

/** The question about cookies, and their settings. */
export const consentTexts = room(enUS, { 'fr-CA': frCA, ru });
