import { room } from '#app/i18n/room.ts';
import { enUS } from './estimate-form/en-us.ts';
import { frCA } from './estimate-form/fr-ca.ts';
import { ru } from './estimate-form/ru.ts';

/** What the form says otherwise of an estimate. */
export const estimateFormTexts = room(enUS, { 'fr-CA': frCA, ru });
