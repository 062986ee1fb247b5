import { room } from '#app/i18n/room.ts';
import { enUS } from './voiding/en-us.ts';
import { frCA } from './voiding/fr-ca.ts';
import { ru } from './voiding/ru.ts';

/** Voiding an invoice, for its owner. */
export const voidingTexts = room(enUS, { 'fr-CA': frCA, ru });
