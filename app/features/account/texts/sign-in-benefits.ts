import { room } from '#app/i18n/room.ts';
import { enUS } from './sign-in-benefits/en-us.ts';
import { frCA } from './sign-in-benefits/fr-ca.ts';
import { ru } from './sign-in-benefits/ru.ts';

/** What an account brings, beside the form of the auth page. */
export const benefitTexts = room(enUS, { 'fr-CA': frCA, ru });
