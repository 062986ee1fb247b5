import { room } from '#app/i18n/room.ts';
import { enUS } from './sign-in-reasons/en-us.ts';
import { frCA } from './sign-in-reasons/fr-ca.ts';
import { ru } from './sign-in-reasons/ru.ts';

/** Why a user is asked to sign in, by where they wanted to go. */
export const reasonTexts = room(enUS, { 'fr-CA': frCA, ru });
