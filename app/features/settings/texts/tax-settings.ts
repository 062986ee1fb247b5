import { room } from '#app/i18n/room.ts';
import { enUS } from './tax-settings/en-us.ts';
import { frCA } from './tax-settings/fr-ca.ts';
import { ru } from './tax-settings/ru.ts';

/** What Settings ask and say about the tax of the page's country. */
export const taxSettingsTexts = room(enUS, { 'fr-CA': frCA, ru });
