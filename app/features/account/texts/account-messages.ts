import { room } from '#app/i18n/room.ts';
import { enUS } from './account-messages/en-us.ts';
import { frCA } from './account-messages/fr-ca.ts';
import { ru } from './account-messages/ru.ts';

/** What is said of an account: its address, its devices, an earlier one of the same address, its deletion. */
export const accountMessageTexts = room(enUS, { 'fr-CA': frCA, ru });
