import type { ChangeFailure } from '../change-failure.ts';
import type { EditRefusal } from '../invoices/save-answer.ts';

/** What became of an invoice that was to be made from an estimate. */
export type InvoiceAnswer =
  | { outcome: 'made'; id: string; number: string }
  /** Said by the field. */
  | { outcome: 'invalid'; issues: { part: string } }
  /** Sent again with its confirmation it is made. */
  | Extract<EditRefusal, { outcome: 'payment-changed' }>
  | ChangeFailure;
