/** An email's recipient reports that they don't know the sender. */
export { answerUnknownSender as action } from '#app/features/sending/server/reader.api.server.ts';
