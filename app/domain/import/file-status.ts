import { plainWord } from './plain-word.ts';

/**
 * What a file says of an invoice: `draft` was never handed out, `open` is with its client, `part` is paid in part.
 */
export const importedStatuses = ['draft', 'open', 'part', 'paid', 'void'] as const;
export type ImportedStatus = (typeof importedStatuses)[number];

/** Words of the products and of tables of one's own, in the languages that we speak. */
const words: Record<ImportedStatus, readonly string[]> = {
  draft: ['draft', 'submitted', 'pending', 'created', 'brouillon', 'черновик'],
  open: [
    ...['', 'sent', 'open', 'viewed', 'overdue', 'unpaid', 'due', 'outstanding', 'disputed'],
    ...['authorised', 'authorized', 'awaiting payment', 'approved', 'retry', 'failed', 'past due'],
    ...['envoyée', 'envoyé', 'impayée', 'impayé', 'non payée', 'non payé', 'à payer', 'en retard'],
    ...['отправлен', 'отправлено', 'выставлен', 'выставлено', 'к оплате'],
    ...['не оплачен', 'не оплачено', 'неоплачен', 'просрочен', 'просрочено'],
  ],
  part: [
    ...['partial', 'part paid', 'partially paid', 'partly paid'],
    ...['partiellement payée', 'partiellement payé', 'payée en partie', 'payé en partie'],
    ...['частично оплачен', 'частично оплачено', 'оплачен частично', 'оплачено частично'],
  ],
  paid: [
    ...['paid', 'auto paid', 'autopaid', 'closed', 'deposited'],
    ...['payée', 'payé', 'acquittée', 'acquitté', 'réglée', 'réglé', 'оплачен', 'оплачено'],
  ],
  void: [
    ...['void', 'voided', 'cancelled', 'canceled', 'reversed', 'deleted', 'annulée', 'annulé'],
    ...['отменён', 'отменено', 'аннулирован', 'аннулировано'],
  ],
};
const known = new Map(
  importedStatuses.flatMap((status) => words[status].map((word) => [plainWord(word), status])),
);

/** The status that a word means; an empty cell is an open invoice. Null when the word is not known. */
export function readFileStatus(word: string): ImportedStatus | null {
  return known.get(plainWord(word)) ?? null;
}
