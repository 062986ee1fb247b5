/** Handles the import page's lookups and imports. */
export { answerImport as action } from '#app/features/imports/server/import.api.server.ts';
