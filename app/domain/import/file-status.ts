/**
 * What a file says of an invoice: `draft` was never handed out, `open` is with its client, `part` is paid in part. Words of the
 * products, without case.
 */
export const importedStatuses = ['draft', 'open', 'part', 'paid', 'void'] as const;
export type ImportedStatus = (typeof importedStatuses)[number];

const words: Record<ImportedStatus, readonly string[]> = {
  draft: ['draft', 'submitted', 'pending', 'created'],
  open: [
    ...['', 'sent', 'open', 'viewed', 'overdue', 'unpaid', 'due', 'outstanding', 'disputed'],
    ...['authorised', 'authorized', 'awaiting payment', 'approved', 'retry', 'failed', 'past due'],
  ],
  part: ['partial', 'part paid', 'partially paid', 'partially-paid', 'partly paid'],
  paid: ['paid', 'auto-paid', 'autopaid', 'auto paid', 'closed', 'deposited'],
  void: ['void', 'voided', 'cancelled', 'canceled', 'reversed', 'deleted'],
};

/** The status that a word means; an empty cell is an open invoice. Null when the word is not known. */
export function readFileStatus(word: string): ImportedStatus | null {
  const plain = word.trim().toLowerCase();
  return importedStatuses.find((status) => words[status].includes(plain)) ?? null;
}
