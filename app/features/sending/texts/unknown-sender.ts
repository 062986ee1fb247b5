import { room } from '#app/i18n/room.ts';
import { enUS } from './unknown-sender/en-us.ts';
import { frCA } from './unknown-sender/fr-ca.ts';
import { ru } from './unknown-sender/ru.ts';

/** The page for readers of a mail who do not know its sender. */
export const unknownSenderTexts = room(enUS, { 'fr-CA': frCA, ru });
