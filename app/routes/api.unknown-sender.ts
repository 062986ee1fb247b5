/** The reader of a mail does not know who sent it. */
export { answerUnknownSender as action } from '#app/handlers/mails/reader-calls.server.ts';
