import type { CountryCode } from '#app/domain/country/country.ts';
import { periodFault } from '#app/domain/reports/report-address.ts';
import type { CurrencyStatement } from '#app/domain/statements/statement.ts';
import { reportTexts } from '#app/features/reports/texts.ts';
import { statementTexts } from '#app/features/statements/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

/** The content of an email about a statement, in the email's language. */
export type EmailedStatement = {
  period: string;
  /** Its last date, `YYYY-MM-DD`. */
  to: string;
  /** The amount owed at the end, in each currency. */
  owed: string;
  facts: { label: string; value: string }[];
};

/** First and last date, `YYYY-MM-DD`. */
export type Period = { from: string; to: string };

/** Serializes a period for the outbox: `2026-04-01 2026-06-30`. */
export function writePeriod({ from, to }: Period): string {
  return `${from} ${to}`;
}

/** Parses a serialized period; null when it is malformed. */
export function parsePeriod(text: string | null): Period | null {
  const [from = '', to = '', ...more] = (text ?? '').split(' ');
  return more.length > 0 || periodFault(from, to) ? null : { from, to };
}

/** Formats a period in the current language. */
export function namePeriod({ from, to }: Period): string {
  return fill(reportTexts.quarter, { first: formatDay(from), last: formatDay(to) });
}

/** Describes a statement for an email, in the current language. */
export function emailedStatement(
  statement: readonly CurrencyStatement[],
  period: Period,
  country: CountryCode,
): EmailedStatement {
  const owed = statement.map(({ currency, closingMinor }) =>
    formatMoney(closingMinor, currency, country),
  );
  const label = fill(statementTexts.closing, { date: formatDay(period.to) });
  return {
    period: namePeriod(period),
    to: period.to,
    owed: owed.join(', '),
    facts: owed.map((value) => ({ label, value })),
  };
}
