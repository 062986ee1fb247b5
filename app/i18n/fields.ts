import { enUS } from './fields/en-us.ts';
import { frCA } from './fields/fr-ca.ts';
import { ru } from './fields/ru.ts';
import { room } from './room.ts';

/** What the texts of the forms are called where a document prints no name of theirs, and what is said of them. */
export const fieldTexts = room(enUS, { 'fr-CA': frCA, ru });
