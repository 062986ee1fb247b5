import { room } from '#app/i18n/room.ts';
import { enUS } from './pictures/en-us.ts';
import { frCA } from './pictures/fr-ca.ts';
import { ru } from './pictures/ru.ts';

/** Logo and signature: picked, dropped, drawn and refused. */
export const pictureTexts = room(enUS, { 'fr-CA': frCA, ru });
