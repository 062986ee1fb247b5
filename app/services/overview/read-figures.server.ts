import { type CurrencyCode, currencyCodes } from '#app/domain/money/currency.ts';
import { ageRanges } from '#app/domain/overview/ages.ts';
import type { OverviewFigures, Sum } from '#app/domain/overview/figures.ts';
import type { Database } from '#db/client.server.ts';
import { joinMinor } from '#db/minor-sum.ts';
import { type OverviewQuestion, readOverview } from '#db/queries/overview/overview.server.ts';

/** What the overview tells of a user's documents, each currency by itself, in their order; one round trip. */
export async function readOverviewFigures(
  db: Database,
  question: OverviewQuestion,
): Promise<OverviewFigures> {
  const rows = await readOverview(db, question);
  const inOrder = <Row extends { currency: CurrencyCode }>(all: readonly Row[]) =>
    currencyCodes.flatMap((currency) => {
      const own = all.filter((row) => row.currency === currency);
      return own.length > 0 ? [{ currency, own }] : [];
    });
  return {
    owed: inOrder(rows.owed).flatMap(({ currency, own }) =>
      own.map(({ figures }) => {
        const read = (name: string) => ({
          shown: sumOf(figures, `shown ${name}`),
          archived: sumOf(figures, `archived ${name}`),
        });
        return {
          ...{ currency, owed: read('owed'), soon: read('soon') },
          ages: ageRanges.map(({ from }) => read(`age${from}`)),
        };
      }),
    ),
    months: inOrder(rows.months).map(({ currency, own }) => ({
      currency,
      months: own.map((row) => ({ month: row.month, minor: joinMinor(row), count: row.count })),
    })),
    days: rows.days,
    debtors: inOrder(rows.debtors).map(({ currency, own }) => ({
      currency,
      clients: own.map((row) => ({
        ...{ name: row.clientName, minor: joinMinor(row), count: row.count },
      })),
    })),
    opened: rows.opened,
    estimates: inOrder(rows.estimates).flatMap(({ own }) =>
      own.map((row) => ({ currency: row.currency, minor: joinMinor(row), count: row.count })),
    ),
    payments: rows.listed,
  };
}

function sumOf(figures: Record<string, number>, name: string): Sum {
  const figure = (part: string) => figures[`${name} ${part}`] ?? 0;
  return {
    minor: joinMinor({ units: figure('units'), rest: figure('rest') }),
    count: figure('count'),
  };
}

// @covers paid-9.1
