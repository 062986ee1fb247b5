import { room } from '#app/i18n/room.ts';
import { enUS } from './card-payment/en-us.ts';
import { frCA } from './card-payment/fr-ca.ts';
import { ru } from './card-payment/ru.ts';

/** Paying an invoice by card, for its client. */
export const cardPaymentTexts = room(enUS, { 'fr-CA': frCA, ru });
