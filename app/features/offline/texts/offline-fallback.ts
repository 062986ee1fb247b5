import { room } from '#app/i18n/room.ts';
import { enUS } from './offline-fallback/en-us.ts';
import { frCA } from './offline-fallback/fr-ca.ts';
import { ru } from './offline-fallback/ru.ts';

/** What the service worker says in place of a page that is not kept on this device. */
export const fallbackTexts = room(enUS, { 'fr-CA': frCA, ru });
