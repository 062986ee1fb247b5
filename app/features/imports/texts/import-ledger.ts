import { room } from '#app/i18n/room.ts';
import { enUS } from './import-ledger/en-us.ts';
import { frCA } from './import-ledger/fr-ca.ts';
import { ru } from './import-ledger/ru.ts';

/** Why the payments of an invoice in an export can't be restored. */
export const importLedgerTexts = room(enUS, { 'fr-CA': frCA, ru });
