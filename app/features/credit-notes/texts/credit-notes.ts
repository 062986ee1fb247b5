import { room } from '#app/i18n/room.ts';
import { enUS } from './credit-notes/en-us.ts';
import { frCA } from './credit-notes/fr-ca.ts';
import { ru } from './credit-notes/ru.ts';

/** Credit notes: making one of an invoice, and what that leads to. */
export const creditNoteTexts = room(enUS, { 'fr-CA': frCA, ru });
