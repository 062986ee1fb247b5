import { room } from '#app/i18n/room.ts';
import { enUS } from './plans/en-us.ts';
import { frCA } from './plans/fr-ca.ts';
import { ru } from './plans/ru.ts';

/** The plans: what they are called, what they give, and what is used of them. */
export const planTexts = room(enUS, { 'fr-CA': frCA, ru });
