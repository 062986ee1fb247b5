import { room } from '#app/i18n/room.ts';
import { enUS } from './import/en-us.ts';
import { frCA } from './import/fr-ca.ts';
import { ru } from './import/ru.ts';

/** The import of invoices, clients and products from other products. */
export const importTexts = room(enUS, { 'fr-CA': frCA, ru });
