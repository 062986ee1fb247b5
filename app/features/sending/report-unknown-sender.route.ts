/** The reader of a mail does not know who sent it. */
export { answerUnknownSender as action } from '#app/features/sending/server/reader.api.server.ts';
