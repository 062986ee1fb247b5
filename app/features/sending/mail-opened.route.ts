/** A page reports that the reader of a mail has looked at its invoice. */
export { answerMailOpened as action } from '#app/features/sending/server/reader.api.server.ts';
