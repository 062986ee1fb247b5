import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { CountryCode } from '../country/country.ts';
import type { FieldIssue } from '../fields/field-issue.ts';
import type { DateOrder } from './file-dates.ts';

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
