import { room } from '#app/i18n/room.ts';
import { enUS } from './password/en-us.ts';
import { frCA } from './password/fr-ca.ts';
import { ru } from './password/ru.ts';

/** Passwords: what a new one must be, a forgotten one, and the link that sets another. */
export const passwordTexts = room(enUS, { 'fr-CA': frCA, ru });
