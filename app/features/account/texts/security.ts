import { room } from '#app/i18n/room.ts';
import { enUS } from './security/en-us.ts';
import { frCA } from './security/fr-ca.ts';
import { ru } from './security/ru.ts';

/** Address, password and signed-in browsers of an account, an earlier account, and signing out. */
export const securityTexts = room(enUS, { 'fr-CA': frCA, ru });
