import { room } from '#app/i18n/room.ts';
import { enUS } from './settings/en-us.ts';
import { frCA } from './settings/fr-ca.ts';
import { ru } from './settings/ru.ts';

/** The settings page: its sections, its questions and what a save says. */
export const settingsTexts = room(enUS, { 'fr-CA': frCA, ru });
