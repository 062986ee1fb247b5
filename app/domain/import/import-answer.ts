import type { DocumentKind } from '../documents/kind.ts';
import type { ImportSource } from './import-source.ts';
import type { RowIssue } from './imported-invoice.ts';

/** What `/api/import` answers about invoices: how many of a lot were added, were there, were left out and why. */
export type InvoiceLotAnswer = {
  outcome: 'imported';
  added: number;
  there: number;
  leftOut: number;
  /** The plan has no room for the others, or the account. */
  stopped: 'limit' | 'full' | null;
  broken: (RowIssue & { number: string })[];
};

/** The same about clients and products, which have no rows of their own here. */
export type LotAnswer = Omit<InvoiceLotAnswer, 'broken'>;

/** What is asked before anything is written; each list at most `maxPerBatch.looked` long. */
export type ImportQuestion = {
  /** Of the product whose invoices they are; null of an account's own export. */
  source: ImportSource | null;
  invoices: {
    kind: DocumentKind;
    number: string;
    date: string;
    currency: string;
    totalMinor: number;
  }[];
  clients: { name: string; email: string }[];
  products: string[];
};

/** What is known of each, in the order of the question: `other` is another invoice of the same number. */
export type ImportLook = {
  outcome: 'looked';
  invoices: ('new' | 'there' | 'other')[];
  /** The account's clients that have a name or an email of the question, the oldest first. */
  clients: { name: string; email: string | null }[];
  products: boolean[];
  /** How many invoices the plan has room for; null where it is not limited. */
  remaining: number | null;
};
