import { room } from '#app/i18n/room.ts';
import { enUS } from './sending-settings/en-us.ts';
import { frCA } from './sending-settings/fr-ca.ts';
import { ru } from './sending-settings/ru.ts';

/** Settings, Sending. */
export const sendingSettingsTexts = room(enUS, { 'fr-CA': frCA, ru });
