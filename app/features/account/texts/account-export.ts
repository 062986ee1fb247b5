import { room } from '#app/i18n/room.ts';
import { enUS } from './account-export/en-us.ts';
import { frCA } from './account-export/fr-ca.ts';
import { ru } from './account-export/ru.ts';

/** What a user downloads of an account: the way to it, its readme and its headings. */
export const accountExportTexts = room(enUS, { 'fr-CA': frCA, ru });
