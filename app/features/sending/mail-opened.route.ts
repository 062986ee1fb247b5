/** Handles a page's report that an email's recipient viewed its invoice. */
export { answerMailOpened as action } from '#app/features/sending/server/reader.api.server.ts';
