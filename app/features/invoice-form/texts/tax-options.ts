import { room } from '#app/i18n/room.ts';
import { enUS } from './tax-options/en-us.ts';
import { frCA } from './tax-options/fr-ca.ts';
import { ru } from './tax-options/ru.ts';

/** What an invoice says of its taxes as a whole: in the form, behind "Tax options" and around the totals. */
export const taxOptionsTexts = room(enUS, { 'fr-CA': frCA, ru });
