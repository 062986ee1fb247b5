import { room } from '#app/i18n/room.ts';
import { enUS } from './landing/en-us.ts';
import { frCA } from './landing/fr-ca.ts';
import { ru } from './landing/ru.ts';

/** The home page of a country. */
export const landingTexts = room(enUS, { 'fr-CA': frCA, ru });
