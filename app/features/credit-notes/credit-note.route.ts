/** Credit notes: what of an invoice is left to be credited, and the note that its owner makes. */
export {
  answerCreditPost as action,
  answerCreditStart as loader,
} from '#app/features/credit-notes/server/credit-note.api.server.ts';
