import { room } from '#app/i18n/room.ts';
import { enUS } from './products/en-us.ts';
import { frCA } from './products/fr-ca.ts';
import { ru } from './products/ru.ts';

/** The products and services. */
export const productTexts = room(enUS, { 'fr-CA': frCA, ru });
