import { room } from '#app/i18n/room.ts';
import { enUS } from './account-closing/en-us.ts';
import { frCA } from './account-closing/fr-ca.ts';
import { ru } from './account-closing/ru.ts';

/** The deletion of an account: the question, what it does, and what is said after it. */
export const accountClosingTexts = room(enUS, { 'fr-CA': frCA, ru });
