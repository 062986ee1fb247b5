import type { CurrencyCode } from '../money/currency.ts';
import type { TypeAnswers } from './document-rows.ts';
import { parseDocumentType } from './document-type.ts';
import { fileRows } from './file-cells.ts';
import { type DateOrder, ordersThatFit } from './file-dates.ts';
import type { InvoiceColumn } from './invoice-layouts.ts';
import { plainWord } from './plain-word.ts';
import type { FileGuess } from './recognize-file.ts';

/** Questions depend on these columns alone. */
type QuestionColumn = Extract<
  InvoiceColumn,
  'number' | 'date' | 'due' | 'paidDay' | 'currency' | 'type'
>;

/** What a file leaves open: in which order it writes dates, and its currency. */
export type FileQuestions = {
  /** The orders that fit: with one nobody has to be asked. */
  orders: DateOrder[];
  /** A date that reads otherwise in each order. */
  example: string;
  /** Some invoice names no currency. */
  asksCurrency: boolean;
  /** Words of its column of types that are not known, as the file writes them. */
  types: string[];
};

/** What has to be asked before a file is read as that. */
export function questionsOf(rows: readonly (readonly string[])[], guess: FileGuess): FileQuestions {
  if (guess.kind !== 'invoices') {
    return { orders: ['YMD'], example: '', asksCurrency: false, types: [] };
  }
  const filled = fileRows<QuestionColumn>(rows, guess.headingRow, guess.places);
  const dates = filled.flatMap(({ cell }) => [cell('date'), cell('due'), cell('paidDay')]);
  const orders = ordersThatFit(dates);
  const example = dates.find((date) => ordersThatFit([date]).length > 1) ?? '';
  return { orders, example, asksCurrency: lacksCurrency(filled), types: unknownTypes(filled) };
}

/** What of it is to be said: nothing is known where a question stays open. */
export type FileAnswers = { order: DateOrder; currency: CurrencyCode; types?: TypeAnswers };

/** More different words than this are no types. */
const maxTypes = 8;

function unknownTypes(rows: ReturnType<typeof fileRows<QuestionColumn>>): string[] {
  const words = new Map<string, string>();
  for (const { cell } of rows) {
    const typed = cell('type');
    if (typed !== '' && parseDocumentType(typed) === null) words.set(plainWord(typed), typed);
  }
  return words.size > maxTypes ? [] : [...words.values()];
}

function lacksCurrency(rows: ReturnType<typeof fileRows<QuestionColumn>>): boolean {
  const named = new Set(rows.flatMap(({ cell }) => (cell('currency') ? [cell('number')] : [])));
  return rows.some(({ cell }) => cell('number') !== '' && !named.has(cell('number')));
}
