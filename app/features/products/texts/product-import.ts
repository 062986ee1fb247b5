import { room } from '#app/i18n/room.ts';
import { enUS } from './product-import/en-us.ts';
import { frCA } from './product-import/fr-ca.ts';
import { ru } from './product-import/ru.ts';

/** The import of products from a file, and the files with products. */
export const productImportTexts = room(enUS, { 'fr-CA': frCA, ru });
