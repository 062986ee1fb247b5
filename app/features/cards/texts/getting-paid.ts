import { room } from '#app/i18n/room.ts';
import { enUS } from './getting-paid/en-us.ts';
import { frCA } from './getting-paid/fr-ca.ts';
import { ru } from './getting-paid/ru.ts';

/** How a seller lets clients pay by card, and what became of it. */
export const gettingPaidTexts = room(enUS, { 'fr-CA': frCA, ru });
