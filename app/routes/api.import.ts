/** What the import page asks and adds. */
export { answerImport as action } from '#app/handlers/imports/import-calls.server.ts';
