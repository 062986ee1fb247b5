import type { CurrencyCode } from '../money/currency.ts';
import type { TypeAnswers } from './document-rows.ts';
import { parseDocumentType } from './document-type.ts';
import { fileRows } from './file-cells.ts';
import { type DateOrder, ordersThatFit } from './file-dates.ts';
import type { InvoiceColumn } from './invoice-layouts.ts';
import { plainWord } from './plain-word.ts';
import type { FileGuess } from './recognize-file.ts';

/** The columns that the questions depend on. */
type QuestionColumn = Extract<
  InvoiceColumn,
  'number' | 'date' | 'due' | 'paidDay' | 'currency' | 'type'
>;

/** What a file leaves ambiguous: date order, currency and document types. */
export type FileQuestions = {
  /** The possible orders; with only one, there is no question. */
  orders: DateOrder[];
  /** A date that differs by order. */
  example: string;
  /** At least one invoice has no currency. */
  asksCurrency: boolean;
  /** Unknown document types, as written in the file. */
  types: string[];
};

/** Determines what the user must answer before the file can be parsed with a guess. */
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

/** The user's answers; null while a question is unanswered. */
export type FileAnswers = { order: DateOrder; currency: CurrencyCode; types?: TypeAnswers };

/** A column with more distinct values than this isn't a document type. */
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
