import type { CountryCode } from '#app/domain/country/country.ts';
import { type CurrencyCode, currencyCodes } from '#app/domain/money/money.ts';
import {
  ageRanges,
  monthsUntil,
  type OverviewFigures,
  parseRequestedPayments,
  type Sum,
  type Sums,
  stretchOfFirstAge,
  stretchOfSoon,
} from '#app/domain/overview/overview.ts';
import { intervalOf, nextOccurrence } from '#app/domain/recurring/series.ts';
import {
  getOverview,
  type OverviewQuestion,
} from '#app/features/overview/queries/overview.server.ts';
import { describeOverview } from '#app/features/overview/words/describe-overview.ts';
import { pathsFor } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersTimeZone, sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import type { Database } from '#db/client.server.ts';
import { joinMinor } from '#db/minor-sum.ts';

/** Returns the overview's figures, per currency in a fixed order; one round trip. */
export async function getOverviewFigures(
  db: Database,
  question: OverviewQuestion,
): Promise<OverviewFigures> {
  const rows = await getOverview(db, question);
  const inOrder = <Row extends { currency: CurrencyCode }>(all: readonly Row[]) =>
    currencyCodes.flatMap((currency) => {
      const own = all.filter((row) => row.currency === currency);
      return own.length > 0 ? [{ currency, own }] : [];
    });
  return {
    owed: inOrder(rows.owed).map(({ currency, own }) => ({
      currency,
      owed: sumsOf(own),
      soon: sumsOf(own.filter(({ stretch }) => stretch === stretchOfSoon)),
      ages: ageRanges.map((_, age) => sumsOf(own.filter((row) => isOfAge(row, age)))),
    })),
    months: inOrder(rows.months).map(({ currency, own }) => ({
      currency,
      months: own.map((row) => ({ month: row.period, minor: joinMinor(row), count: row.count })),
    })),
    days: {
      days: rows.months.reduce((all, { paidDays }) => all + paidDays, 0),
      count: rows.months.reduce((all, { paidCount }) => all + paidCount, 0),
    },
    debtors: inOrder(rows.debtors).map(({ currency, own }) => ({
      currency,
      clients: own.map((row) => ({
        name: row.clientName,
        minor: joinMinor(row),
        count: row.count,
        archived: row.archived,
      })),
    })),
    opened: rows.opened,
    undelivered: rows.undelivered,
    estimates: inOrder(rows.estimates).flatMap(({ own }) =>
      own.map((row) => ({ currency: row.currency, minor: joinMinor(row), count: row.count })),
    ),
    payments: rows.listed,
    recurring: rows.recurring.flatMap(({ nextN, anchor, ...row }) => {
      const next = nextOccurrence(intervalOf({ ...row, anchor }), { from: nextN, day: anchor });
      const { id, clientName, totalMinor } = row;
      const currency = row.currency as CurrencyCode;
      return next ? [{ id, clientName, totalMinor, currency, day: next.day }] : [];
    }),
  };
}

type OwedRow = Awaited<ReturnType<typeof getOverview>>['owed'][number];

/** An invoice stored as `overdue` is late regardless of its due date. */
function isOfAge({ stretch, isOverdue }: OwedRow, age: number): boolean {
  const isLate = stretch >= stretchOfFirstAge;
  return isLate ? stretch - stretchOfFirstAge === age : isOverdue && age === 0;
}

function sumsOf(rows: readonly OwedRow[]): Sums {
  const sum = (of: readonly OwedRow[]) =>
    of.reduce<Sum>(
      (all, row) => ({ minor: all.minor + joinMinor(row), count: all.count + row.count }),
      { minor: 0n, count: 0 },
    );
  return {
    shown: sum(rows.filter(({ archived }) => !archived)),
    archived: sum(rows.filter(({ archived }) => archived)),
  };
}

/**
 * Returns the data of the overview page.
 * @param named the country in the address; null if it has none, for the country of the business
 * @throws Response redirect to sign-in; 503 while the database is unreachable
 */
export async function getOverviewPage(
  request: Request,
  context: RequestContext,
  named: CountryCode | null,
) {
  const viewer = await requireViewer(request, context, 'data');
  const country = named ?? viewer.settings.country;
  const today = sellersToday(request, context, viewer);
  const listed = parseRequestedPayments(new URL(request.url).searchParams, today);
  const since = `${monthsUntil(today)[0]}-01`;
  const userId = viewer.user.id;
  const figures = await orDatabaseAway(
    getOverviewFigures(context.db, { userId, today, since, listed }),
    'data',
  );
  const paths = pathsFor(request, country);
  return {
    country,
    isEmpty: !viewer.settings.totalInvoicesCreated && figures.estimates.length === 0,
    view: describeOverview(figures, {
      country,
      paths,
      path: paths.overview,
      today,
      since,
      listed,
      timeZone: sellersTimeZone(request, viewer),
    }),
  };
}
