import { room } from '#app/i18n/room.ts';
import { enUS } from './purchases/en-us.ts';
import { frCA } from './purchases/fr-ca.ts';
import { ru } from './purchases/ru.ts';

/** Buying in the App Store. */
export const purchaseTexts = room(enUS, { 'fr-CA': frCA, ru });
