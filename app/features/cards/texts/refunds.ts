import { room } from '#app/i18n/room.ts';
import { enUS } from './refunds/en-us.ts';
import { frCA } from './refunds/fr-ca.ts';
import { ru } from './refunds/ru.ts';

/** Refunds of card payments and clients' disputes about them, for the invoice's owner. */
export const refundTexts = room(enUS, { 'fr-CA': frCA, ru });
