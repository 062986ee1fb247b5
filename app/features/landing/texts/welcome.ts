import { room } from '#app/i18n/room.ts';
import { enUS } from './welcome/en-us.ts';
import { frCA } from './welcome/fr-ca.ts';
import { ru } from './welcome/ru.ts';

/** The first launch of the app: what it does, and two ways on. */
export const welcomeTexts = room(enUS, { 'fr-CA': frCA, ru });
