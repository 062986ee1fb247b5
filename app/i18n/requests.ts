import { enUS } from './requests/en-us.ts';
import { frCA } from './requests/fr-ca.ts';
import { ru } from './requests/ru.ts';
import { room } from './room.ts';

/** What a request is answered that is not carried out. */
export const requestTexts = room(enUS, { 'fr-CA': frCA, ru });
