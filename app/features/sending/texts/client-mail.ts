import { room } from '#app/i18n/room.ts';
import { enUS } from './client-mail/en-us.ts';
import { frCA } from './client-mail/fr-ca.ts';
import { ru } from './client-mail/ru.ts';

/** Mails to clients about a document, in their language, and the page of those who do not know the sender. */
export const clientMailTexts = room(enUS, { 'fr-CA': frCA, ru });
