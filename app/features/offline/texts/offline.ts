import { room } from '#app/i18n/room.ts';
import { enUS } from './offline/en-us.ts';
import { frCA } from './offline/fr-ca.ts';
import { ru } from './offline/ru.ts';

/** Use without a network: what waits on the device, the installed app and its new versions. */
export const offlineTexts = room(enUS, { 'fr-CA': frCA, ru });
