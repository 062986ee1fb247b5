import { room } from '#app/i18n/room.ts';
import { enUS } from './import-questions/en-us.ts';
import { frCA } from './import-questions/fr-ca.ts';
import { ru } from './import-questions/ru.ts';

/** What an import asks about a file that doesn't say it itself. */
export const importQuestionTexts = room(enUS, { 'fr-CA': frCA, ru });
