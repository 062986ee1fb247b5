import type { DocumentKind } from '../documents/kind.ts';
import { plainWord } from './file-cells.ts';

const invoiceStatuses = ['draft', 'open', 'part', 'paid', 'void'] as const;
const answerStatuses = ['accepted', 'declined', 'invoiced'] as const;

/**
 * Document statuses in files: `draft` was never issued, `open` is with its client, `part` is partially paid; the last
 * three are for estimates.
 */
export const importedStatuses = [...invoiceStatuses, ...answerStatuses] as const;
export type ImportedStatus = (typeof importedStatuses)[number];

/** Status names of other products and custom tables, in our languages. */
const words: Record<(typeof invoiceStatuses)[number], readonly string[]> = {
  draft: ['draft', 'submitted', 'pending', 'created', 'brouillon', 'черновик'],
  open: [
    '',
    'sent',
    'open',
    'viewed',
    'overdue',
    'unpaid',
    'due',
    'outstanding',
    'disputed',
    'authorised',
    'authorized',
    'awaiting payment',
    'approved',
    'retry',
    'failed',
    'past due',
    'envoyée',
    'envoyé',
    'impayée',
    'impayé',
    'non payée',
    'non payé',
    'à payer',
    'en retard',
    'отправлен',
    'отправлено',
    'выставлен',
    'выставлено',
    'к оплате',
    'не оплачен',
    'не оплачено',
    'неоплачен',
    'просрочен',
    'просрочено',
  ],
  part: [
    'partial',
    'part paid',
    'partially paid',
    'partly paid',
    'partiellement payée',
    'partiellement payé',
    'payée en partie',
    'payé en partie',
    'частично оплачен',
    'частично оплачено',
    'оплачен частично',
    'оплачено частично',
  ],
  paid: [
    'paid',
    'auto paid',
    'autopaid',
    'closed',
    'deposited',
    'payée',
    'payé',
    'acquittée',
    'acquitté',
    'réglée',
    'réglé',
    'оплачен',
    'оплачено',
  ],
  void: [
    'void',
    'voided',
    'cancelled',
    'canceled',
    'reversed',
    'deleted',
    'annulée',
    'annulé',
    'отменён',
    'отменено',
    'аннулирован',
    'аннулировано',
  ],
};
const answerWords: Record<(typeof answerStatuses)[number], readonly string[]> = {
  accepted: [
    'accepted',
    'approved',
    'acceptée',
    'accepté',
    'approuvée',
    'принята',
    'принято',
    'утверждена',
    'одобрена',
  ],
  declined: ['declined', 'rejected', 'refused', 'refusée', 'refusé', 'отклонена', 'отклонено'],
  invoiced: ['invoiced', 'converted', 'closed', 'facturée', 'facturé', 'выставлен счёт'],
};
/** Further statuses of issued estimates and credit notes. */
const openStatusWords = ['expired', 'expirée', 'issued', 'applied', 'refunded', 'émise', 'истекла'];

const known = new Map<string, ImportedStatus>(
  invoiceStatuses.flatMap((status) => words[status].map((word) => [plainWord(word), status])),
);
const knownAnswers = new Map<string, ImportedStatus>(
  answerStatuses.flatMap((status) => answerWords[status].map((word) => [plainWord(word), status])),
);
const otherOpenStatuses = new Set(openStatusWords.map(plainWord));

/** Parses a status; an empty cell means open. Null when it is unknown. */
export function parseFileStatus(
  word: string,
  kind: DocumentKind = 'invoice',
): ImportedStatus | null {
  const plain = plainWord(word);
  if (kind === 'invoice') return known.get(plain) ?? null;
  const answer = kind === 'estimate' ? knownAnswers.get(plain) : undefined;
  if (answer) return answer;
  if (otherOpenStatuses.has(plain)) return 'open';
  const status = known.get(plain) ?? null;
  // Estimates and credit notes are never paid; what was applied or refunded of a credit note is unknown.
  return status === 'part' || status === 'paid' ? 'open' : status;
}
