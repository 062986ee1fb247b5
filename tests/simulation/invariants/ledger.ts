import { signedMinor } from '#app/domain/payments/payment.ts';
import type { Rows } from '../rows.ts';

/** Lists what contradicts: stored balances and states are those of the ledger, and entries belong to their owners. */
export function ledgerFaults({ documents, entries, schedules }: Rows): string[] {
  const faults: string[] = [];
  for (const row of documents) {
    const own = entries.filter(({ invoiceId }) => invoiceId === row.id);
    const paid = own.reduce((sum, entry) => sum + signedMinor(entry), 0);
    const credited = own
      .filter(({ kind }) => kind === 'credited')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const name = `${row.kind} ${row.invoiceNumber}`;
    if (paid !== row.paidMinor) faults.push(`${name}: paid ${row.paidMinor}, ledger ${paid}`);
    if (credited !== row.creditedMinor) {
      faults.push(`${name}: credited ${row.creditedMinor}, ledger ${credited}`);
    }
    if (own.some(({ userId }) => userId !== row.userId)) faults.push(`${name}: a stranger's entry`);
    if (row.kind === 'invoice' && row.status !== 'void') {
      const isClosed = row.paidMinor >= row.totalMinor;
      if (isClosed !== ['paid', 'credited'].includes(row.status)) {
        faults.push(`${name}: ${row.status} with ${row.paidMinor} of ${row.totalMinor} paid`);
      }
    }
    const schedule = schedules.find(({ invoiceId }) => invoiceId === row.id);
    const steps: { amount: number }[] = schedule ? JSON.parse(schedule.steps) : [];
    const planned = steps.reduce((sum, { amount }) => sum + amount, 0);
    if (schedule && planned !== row.totalMinor) {
      faults.push(`${name}: installments of ${planned}, total ${row.totalMinor}`);
    }
  }
  return [...faults, ...creditFaults({ documents, entries })];
}

/** Nothing is reversed or returned twice, and credit that leaves an invoice arrives on another one. */
function creditFaults({ entries }: Pick<Rows, 'documents' | 'entries'>): string[] {
  const faults: string[] = [];
  for (const entry of entries.filter(({ kind }) => kind === 'payment')) {
    const back = entries.filter(({ undoes, kind }) => undoes === entry.id && kind === 'reversal');
    if (back.length > 1) faults.push(`payment ${entry.id} is reversed ${back.length} times`);
    if (entry.origin !== 'credit') continue;
    const used = entries.filter(({ undoes, kind }) => undoes === entry.id && kind === 'used');
    if (used.length !== 1 || used[0]?.amountMinor !== entry.amountMinor) {
      faults.push(`credit ${entry.id} left ${used.length} invoices`);
    }
  }
  return faults;
}
