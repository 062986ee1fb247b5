import { enUS } from './native-frame/en-us.ts';
import { frCA } from './native-frame/fr-ca.ts';
import { ru } from './native-frame/ru.ts';
import { room } from './room.ts';

/** What stands around every page of the native app, and its first page. */
export const nativeTexts = room(enUS, { 'fr-CA': frCA, ru });
