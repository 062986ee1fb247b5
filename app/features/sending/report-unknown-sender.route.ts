/** Handles a recipient's report that they don't know an email's sender. */
export { answerUnknownSender as action } from '#app/features/sending/server/reader.api.server.ts';
