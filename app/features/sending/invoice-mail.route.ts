/** The email about an invoice: its dialog's initial data, its preview, and sending it. */
export {
  answerSend as action,
  answerSendStart as loader,
} from '#app/features/sending/server/send-mail.api.server.ts';
