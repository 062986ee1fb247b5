import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { DateOrder } from './file-cells.ts';

/** Products whose export files we recognize. */
export const importProducts = ['freshbooks', 'xero', 'quickbooks', 'invoice-ninja'] as const;

/** Where a file comes from: `own` is our own export, `other` any other product or a custom table. */
export const importSources = [...importProducts, 'own', 'other'] as const;
export type ImportSource = (typeof importSources)[number];

/** Source names stored in histories: product names as they are; `other` is translated where it is shown. */
export const sourceNames: Record<ImportSource, string> = {
  freshbooks: 'FreshBooks',
  xero: 'Xero',
  quickbooks: 'QuickBooks',
  'invoice-ninja': 'Invoice Ninja',
  own: 'own',
  other: 'other',
};

/** What a file contains. */
export const importKinds = ['clients', 'products', 'invoices'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * A problem or remark about a file row, as a sentence; rows are numbered from 1. Records of an export have row 0, and
 * what isn't a document has no number.
 */
export type ReportedRow = { row: number; number: string; message: string };

/**
 * The `/api/import` response for a batch of invoices: how many were added, already existed or were left out, and why.
 */
export type InvoiceLotAnswer = {
  outcome: 'imported';
  added: number;
  there: number;
  leftOut: number;
  /** The plan's or the account's limit was reached. */
  stopped: 'limit' | 'full' | null;
  broken: ReportedRow[];
};

/** The same for clients and products, whose rows aren't reported here. */
export type LotAnswer = Omit<InvoiceLotAnswer, 'broken'>;

/** The lookup before anything is written; each list has at most `maxPerBatch.looked` entries. */
export type ImportQuestion = {
  /** The product that the invoices come from; null for our own export. */
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

/** The status of each invoice in request order: `other` is a different invoice with the same number. */
export type ImportPreviewData = {
  outcome: 'looked';
  invoices: ('new' | 'there' | 'other')[];
  /** The account's clients with a name or email of the lookup, oldest first. */
  clients: { name: string; email: string | null }[];
  products: boolean[];
  /** How many more invoices the plan allows; null when unlimited. */
  remaining: number | null;
};

/** How amounts in minor units are shown: their currency, and the country of the business. */
type MoneyFormat = { currency: CurrencyCode; country: CountryCode };

/**
 * A problem of an imported record, or what was changed in it. `describe-import-issues.ts` of the feature has a sentence
 * for each code; `typed` is the file's text.
 */
export type ImportIssue =
  | { code: 'noNumber' | 'noDate' | 'notIssued' | 'voidEstimate' | 'tooLarge' }
  | { code: 'partUnknown' | 'unreadable' | 'noName' | 'nameBrackets' | 'idBrackets' }
  | { code: 'noSuchDate' | 'badPaidDay' | 'badNumber' | 'badStatus'; typed: string }
  | { code: 'badType' | 'badCurrency' | 'noPrice' | 'unknownUnit'; typed: string }
  | { code: 'badDate'; typed: string; order: DateOrder }
  /** `YYYY-MM-DD`. */
  | { code: 'paidLater'; day: string }
  | { code: 'others'; column: 'clientName' | 'currency' | 'date'; firstRow: number }
  | { code: 'noRate'; tax: string }
  /** Our figure and the file's, in minor units. */
  | ({ code: 'lineDiffers' | 'totalDiffers'; ours: number; theirs: number } & MoneyFormat)
  | ({ code: 'paidTooMuch'; paidMinor: number } & MoneyFormat)
  | { code: 'moreAddresses' | 'copiedAddresses'; email: string; others: string[] }
  | { code: 'morePhones'; numbers: string[] }
  | { code: 'moreContacts'; name: string; contact: string; firstRow: number }
  | { code: 'sameName'; firstRow: number }
  | { code: 'longName' | 'longId'; limit: number }
  /** A field that breaks a rule of the form. */
  | { code: 'field'; issue: FieldIssue };

/** An issue of a file row; rows are numbered from 1. */
export type RowIssue = { row: number } & ImportIssue;

/** The same with the document's number; empty where it has none. */
export type NumberedIssue = RowIssue & { number: string };
