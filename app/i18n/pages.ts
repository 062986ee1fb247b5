import { enUS } from './pages/en-us.ts';
import { frCA } from './pages/fr-ca.ts';
import { ru } from './pages/ru.ts';
import { room } from './room.ts';

/** What the pages are called, in the navigation, over them and in the browser’s tab. */
export const pageTexts = room(enUS, { 'fr-CA': frCA, ru });
