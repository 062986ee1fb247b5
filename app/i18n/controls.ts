import { enUS } from './controls/en-us.ts';
import { frCA } from './controls/fr-ca.ts';
import { ru } from './controls/ru.ts';
import { room } from './room.ts';

/** What the plain building blocks say: buttons, dialogs and messages that many screens have. */
export const controlTexts = room(enUS, { 'fr-CA': frCA, ru });
