import { enUS } from './errors/en-us.ts';
import { frCA } from './errors/fr-ca.ts';
import { ru } from './errors/ru.ts';
import { room } from './room.ts';

/** The pages that stand in the place of one that cannot be shown. */
export const errorTexts = room(enUS, { 'fr-CA': frCA, ru });
