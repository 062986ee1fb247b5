import type { SavedClient } from '#app/domain/clients/client.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { linesOf, withCountryLine } from '#app/domain/invoices/address-lines.ts';
import type { InvoiceSheet, SheetTotal } from '#app/domain/invoices/sheet.ts';
import {
  bilingual,
  type DocumentLanguage,
  usualDocumentLanguage,
} from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { ageRanges } from '#app/domain/overview/overview.ts';
import type { CurrencyStatement, StatementLine } from '#app/domain/statements/statement.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { type PaperSeller, paperSheet } from '#app/features/reports/public.words.ts';
import { statementTexts } from '#app/features/statements/texts.ts';
import { textsIn } from '#app/i18n/define-texts.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDate, formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { formatCount } from '#app/i18n/format/number.ts';

/** Maximum lines of a statement, on its page and on paper. */
const maxStatedRows = 1000;

/** A statement in one currency, in the page's language. */
export type StatementView = {
  currency: CurrencyCode;
  title: string;
  opening: string;
  /** Says how many of the lines are shown; null when all are. */
  more: string | null;
  lines: {
    id: string;
    day: string;
    what: string;
    number: string;
    to: string;
    amount: string;
    balance: string;
  }[];
  closing: Labelled;
  sums: Labelled[];
  /** The amounts owed by age. */
  ages: Labelled[];
};
type Labelled = { label: string; value: string };

/** Labels of a statement, in any language. */
type StatementWords = typeof statementTexts;

/** Formats a statement. */
export function describeStatement(
  statement: CurrencyStatement,
  { country, to }: { country: CountryCode; to: string },
): StatementView {
  const { currency, lines } = statement;
  const money = (minor: bigint | number) => formatMoney(minor, currency, country);
  return {
    currency,
    title: currency,
    opening: money(statement.openingMinor),
    more:
      lines.length > maxStatedRows
        ? fill(statementTexts.more, { count: formatCount(maxStatedRows) })
        : null,
    lines: lines.slice(-maxStatedRows).map((line) => ({
      id: line.id,
      day: formatDay(line.day),
      what: nameLine(line, statementTexts),
      number: line.number,
      to: `/view-invoice/${line.invoiceId}`,
      amount: money(line.minor),
      balance: money(line.balanceMinor),
    })),
    closing: {
      label: fill(statementTexts.closing, { date: formatDay(to) }),
      value: money(statement.closingMinor),
    },
    sums: sumsOf(statement, statementTexts, money),
    ages: agesOf(statement, statementTexts, money),
  };
}

/** Describes what a line is about. */
function nameLine({ kind, isUndated }: StatementLine, words: StatementWords): string {
  const what = words.kinds[kind];
  return isUndated ? fill(words.undated, { what }) : what;
}

/** Lists the sums of each side's lines. */
function sumsOf(
  { invoicedMinor, paidMinor, creditedMinor }: CurrencyStatement,
  words: StatementWords,
  money: (minor: bigint) => string,
): Labelled[] {
  return [
    { label: words.invoiced, value: money(invoicedMinor) },
    { label: words.paid, value: money(paidMinor) },
    ...(creditedMinor === 0n ? [] : [{ label: words.credited, value: money(creditedMinor) }]),
  ];
}

/** Lists the amounts owed at the end by age, without empty ages. */
function agesOf(
  { notDueMinor, agesMinor, inCreditMinor }: CurrencyStatement,
  words: StatementWords,
  money: (minor: bigint) => string,
): Labelled[] {
  const rows = [
    { label: words.notDue, minor: notDueMinor },
    ...ageRanges.map(({ from, to }, at) => ({
      label:
        to === null
          ? fill(words.ages.more, { days: String(from - 1) })
          : fill(words.ages.days, { from: String(from), to: String(to) }),
      minor: agesMinor[at] ?? 0n,
    })),
    { label: words.inCredit, minor: -inCreditMinor },
  ];
  return rows
    .filter(({ minor }) => minor !== 0n)
    .map(({ label, minor }) => ({ label, value: money(minor) }));
}

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
function statementLanguage({ seller, client, usual }: PrintedStatement): LanguageCode {
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
    columns: [
      { key: 'description', label: texts.columns.what },
      { key: 'quantity', label: texts.columns.date },
      { key: 'price', label: '' },
      { key: 'tax', label: texts.columns.amount },
      { key: 'amount', label: texts.columns.balance },
    ],
    lines: of.lines.slice(-maxStatedRows).map((line) => ({
      description: fill(texts.paper.line, { what: nameLine(line, texts), number: line.number }),
      quantity: date(line.day),
      tax: money(line.minor),
      amount: money(line.balanceMinor),
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
