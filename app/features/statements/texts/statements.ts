import { room } from '#app/i18n/room.ts';
import { enUS } from './statements/en-us.ts';
import { frCA } from './statements/fr-ca.ts';
import { ru } from './statements/ru.ts';

/** A client's statement: its page and its file, which is in the language of the client. */
export const statementTexts = room(enUS, { 'fr-CA': frCA, ru });
