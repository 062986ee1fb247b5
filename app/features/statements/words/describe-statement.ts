import type { CountryCode } from '#app/domain/country/country.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { ageRanges } from '#app/domain/overview/overview.ts';
import type { CurrencyStatement, StatementLine } from '#app/domain/statements/statement.ts';
import { statementTexts } from '#app/features/statements/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { formatCount } from '#app/i18n/format/number.ts';

/** Maximum lines of a statement, on its page and on paper. */
export const maxStatedRows = 1000;

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
export type StatementWords = typeof statementTexts;

/** Formats a statement. */
export function describeStatement(
  statement: CurrencyStatement,
  { country, to }: { country: CountryCode; to: string },
): StatementView {
  const { currency, lines } = statement;
  const money = (minor: bigint | number) => formatMoney(minor, currency, country);
  return {
    currency,
    title: fill(statementTexts.inCurrency, { currency }),
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
export function nameLine({ kind, isUndated }: StatementLine, words: StatementWords): string {
  const what = words.kinds[kind];
  return isUndated ? fill(words.undated, { what }) : what;
}

/** Lists the sums of each side's lines. */
export function sumsOf(
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
export function agesOf(
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
