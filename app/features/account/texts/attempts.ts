import { room } from '#app/i18n/room.ts';
import { enUS } from './attempts/en-us.ts';
import { frCA } from './attempts/fr-ca.ts';
import { ru } from './attempts/ru.ts';

/** What is said of something that was tried too often. */
export const attemptTexts = room(enUS, { 'fr-CA': frCA, ru });
