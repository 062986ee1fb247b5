/** The mail about an invoice: what its dialog begins with, how it will look, and the press that sends it. */
export {
  answerSend as action,
  answerSendStart as loader,
} from '#app/features/sending/server/send-mail.api.server.ts';
