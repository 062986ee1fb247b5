import { room } from '#app/i18n/room.ts';
import { enUS } from './pricing/en-us.ts';
import { frCA } from './pricing/fr-ca.ts';
import { ru } from './pricing/ru.ts';

/** The pricing page. */
export const pricingTexts = room(enUS, { 'fr-CA': frCA, ru });
