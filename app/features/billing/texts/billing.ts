import { room } from '#app/i18n/room.ts';
import { enUS } from './billing/en-us.ts';
import { frCA } from './billing/fr-ca.ts';
import { ru } from './billing/ru.ts';

/** Paying for a plan: how it stands, what changes it, and what stands in the way. */
export const billingTexts = room(enUS, { 'fr-CA': frCA, ru });
