import { room } from '#app/i18n/room.ts';
import { enUS } from './sign-in/en-us.ts';
import { frCA } from './sign-in/fr-ca.ts';
import { ru } from './sign-in/ru.ts';

/** The auth page, the native auth screen and the sign-in dialog: signing in and creating an account. */
export const signInTexts = room(enUS, { 'fr-CA': frCA, ru });
