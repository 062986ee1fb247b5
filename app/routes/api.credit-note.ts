/** Credit notes: what of an invoice is left to be credited, and the note that its owner makes. */
export {
  answerCreditPost as action,
  answerCreditStart as loader,
} from '#app/handlers/documents/credit-note-calls.server.ts';
