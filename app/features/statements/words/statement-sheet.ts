import type { SavedClient } from '#app/domain/clients/client.ts';
import { countries } from '#app/domain/country/country.ts';
import { linesOf, withCountryLine } from '#app/domain/invoices/address-lines.ts';
import type { InvoiceSheet, SheetTotal } from '#app/domain/invoices/sheet.ts';
import {
  bilingual,
  type DocumentLanguage,
  usualDocumentLanguage,
} from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import type { CurrencyStatement } from '#app/domain/statements/statement.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { type PaperSeller, paperSheet } from '#app/features/reports/public.words.ts';
import { statementTexts } from '#app/features/statements/texts.ts';
import { textsIn } from '#app/i18n/define-texts.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { agesOf, maxStatedRows, nameLine, sumsOf } from './describe-statement.ts';

export type PrintedStatement = {
  seller: PaperSeller;
  client: SavedClient;
  /** The language of the seller's documents, used when the client has none; null: the default. */
  usual: DocumentLanguage | null;
  from: string;
  to: string;
  /** Seller-local date, `YYYY-MM-DD`. */
  today: string;
};

/** Returns the language of a statement: the client's, or the first one if it is bilingual. */
export function statementLanguage({ seller, client, usual }: PrintedStatement): LanguageCode {
  const language = client.language ?? usual ?? usualDocumentLanguage(seller.country);
  return language === bilingual ? 'fr-CA' : language;
}

/** Describes a client's statement as sheets, one per currency. */
export function describeStatementSheets(
  statement: readonly CurrencyStatement[],
  printed: PrintedStatement,
): InvoiceSheet<string>[] {
  return statement.map((of) => sheetOf(of, printed));
}

function sheetOf(of: CurrencyStatement, printed: PrintedStatement): InvoiceSheet<string> {
  const { seller, client, from, to, today } = printed;
  const { country } = seller;
  const language = statementLanguage(printed);
  const { words, cldr } = documentLanguage(language);
  const texts = textsIn(statementTexts, language);
  const date = (day: string) => formatDate(day, country, cldr);
  const money = (minor: number | bigint) => formatMoney(minor, of.currency, country, cldr);
  const period = `${date(from)} – ${date(to)}`;
  const plain = (kind: SheetTotal['kind']) => (row: { label: string; value: string }) => ({
    kind,
    ...row,
  });
  return paperSheet(seller, language, {
    word: texts.name,
    number: period,
    date: today,
    title: fill(texts.paper.title, { period }),
    dates: [{ label: texts.paper.made, value: date(today) }],
    to: {
      heading: texts.paper.to,
      name: client.name,
      email: client.email,
      phone: null,
      website: null,
      details: [],
      addressLines: addressOf(client, seller, words.regions),
    },
    columns: {
      description: texts.columns.what,
      quantity: texts.columns.date,
      price: '',
      tax: texts.columns.amount,
      total: texts.columns.balance,
    },
    lines: of.lines.slice(-maxStatedRows).map((line) => ({
      description: fill(texts.paper.line, { what: nameLine(line, texts), number: line.number }),
      quantity: date(line.day),
      price: '',
      taxRate: money(line.minor),
      total: money(line.balanceMinor),
    })),
    totals: [
      { kind: 'subtotal', label: texts.opening, value: money(of.openingMinor) },
      ...sumsOf(of, texts, money).map(plain('subtotal')),
      {
        kind: 'total',
        label: fill(texts.closing, { date: date(to) }),
        value: money(of.closingMinor),
      },
      ...agesOf(of, texts, money).map(plain('subtotal')),
    ],
    remarks:
      of.lines.length > maxStatedRows
        ? [fill(texts.more, { count: formatCount(maxStatedRows, cldr) })]
        : [],
  });
}

/** Returns the client's address, with the country if it differs from the seller's. */
function addressOf(client: SavedClient, seller: PaperSeller, regions: DocumentWords['regions']) {
  const { address, region } = client;
  const lines = linesOf(address ?? '');
  if (!region || region === countries[seller.country].region) return lines;
  return withCountryLine(lines, new Map(Object.entries(regions)).get(region) ?? '');
}
