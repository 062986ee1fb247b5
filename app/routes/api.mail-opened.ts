/** A page reports that the reader of a mail has looked at its invoice. */
export { answerMailOpened as action } from '#app/handlers/mails/reader-calls.server.ts';
