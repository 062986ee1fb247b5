import { room } from '#app/i18n/room.ts';
import { enUS } from './sign-in-answers/en-us.ts';
import { frCA } from './sign-in-answers/fr-ca.ts';
import { ru } from './sign-in-answers/ru.ts';

/** What is said once somebody tried to sign in, sign up or sign out, by whatever way. */
export const signInAnswerTexts = room(enUS, { 'fr-CA': frCA, ru });
