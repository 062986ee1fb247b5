import type { CountryCode } from '#app/domain/country/country.ts';
import { periodFault } from '#app/domain/reports/report-address.ts';
import type { CurrencyStatement } from '#app/domain/statements/statement.ts';
import { reportTexts } from '#app/features/reports/texts/reports.ts';
import { statementTexts } from '#app/features/statements/texts/statements.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

/** What a mail about a statement says of it, in the language of the mail. */
export type MailedStatement = {
  period: string;
  /** Its last day, `YYYY-MM-DD`. */
  to: string;
  /** What is owed in the end, in each currency. */
  owed: string;
  facts: { label: string; value: string }[];
};

/** From its first to its last day, `YYYY-MM-DD`. */
export type Period = { from: string; to: string };

/** A period as the outbox keeps it: `2026-04-01 2026-06-30`. */
export function writePeriod({ from, to }: Period): string {
  return `${from} ${to}`;
}

/** The same read; null where it is none. */
export function parsePeriod(text: string | null): Period | null {
  const [from = '', to = '', ...more] = (text ?? '').split(' ');
  return more.length > 0 || periodFault(from, to) ? null : { from, to };
}

/** A period in words, in the language of the work around it. */
export function namePeriod({ from, to }: Period): string {
  return fill(reportTexts.quarter, { first: formatDay(from), last: formatDay(to) });
}

/** What a mail says of a statement, in the language of the work around it. */
export function mailedStatement(
  statement: readonly CurrencyStatement[],
  period: Period,
  country: CountryCode,
): MailedStatement {
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
