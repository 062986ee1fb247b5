import type { EditRefusal } from '#app/domain/invoices/save-answer.ts';
import type { ChangeFailure } from '../change-failure.ts';

/** The outcome of creating an invoice from an estimate. */
export type InvoiceAnswer =
  | { outcome: 'made'; id: string; number: string }
  /** Shown next to the field. */
  | { outcome: 'invalid'; issues: { part: string } }
  /** Repeating the command with its confirmation creates the invoice. */
  | Extract<EditRefusal, { outcome: 'payment-changed' }>
  | ChangeFailure;
