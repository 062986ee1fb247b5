import { room } from '#app/i18n/room.ts';
import { enUS } from './sending/en-us.ts';
import { frCA } from './sending/fr-ca.ts';
import { ru } from './sending/ru.ts';

/** Sending a document by mail, for its owner. */
export const sendingTexts = room(enUS, { 'fr-CA': frCA, ru });
