/** Credit notes: what can still be credited on an invoice, and creating a note. */
export {
  answerCreditPost as action,
  answerCreditStart as loader,
} from '#app/features/credit-notes/server/credit-note.api.server.ts';
