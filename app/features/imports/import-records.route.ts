/** What the import page asks and adds. */
export { answerImport as action } from '#app/features/imports/server/import.api.server.ts';
