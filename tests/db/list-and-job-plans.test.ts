import { describe, expect, test } from 'vitest';
import {
  type ListSort,
  listSorts,
  listStatuses,
  parseListView,
} from '#app/domain/invoices/list-view.ts';
import type { ListCursor } from '#app/domain/invoices/listed-invoice.ts';
import {
  listCustomersToDelete,
  selectClosedUsers,
} from '#app/features/account/queries/wipe-accounts.server.ts';
import { selectToCheck } from '#app/features/billing/queries/billing-rows.server.ts';
import { listFeedInvoices } from '#app/features/calendar/queries/calendar-feed.server.ts';
import { listAccountsToCheck } from '#app/features/cards/queries/cards-to-check.server.ts';
import { findAttempt } from '#app/features/cards/queries/checkout-attempts.server.ts';
import { listUnnotifiedAnswers } from '#app/features/estimates/queries/estimate-answers.server.ts';
import { getKnownRecords } from '#app/features/imports/queries/known-records.server.ts';
import {
  getInvoicePosition,
  listClientNames,
  listInvoicePage,
} from '#app/features/invoice-list/queries/invoice-list.server.ts';
import { listDeadLetters } from '#app/features/operations/queries/job-queue.server.ts';
import { getOverview } from '#app/features/overview/queries/overview.server.ts';
import {
  listUnnotifiedOccurrences,
  selectDueSeries,
} from '#app/features/recurring/queries/occurrences.server.ts';
import { listSellersDue } from '#app/features/reminders/queries/due-reminders.server.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import {
  applyDelivery,
  settleUnclear,
} from '#app/features/sending/queries/delivery-events.server.ts';
import { listReceiptsDue } from '#app/features/sending/queries/receipt-emails.server.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const endedPlans = () => {
  const [ended, others] = [{ askedBy: 1, since: 1 }, { askedBy: 1 }];
  return selectToCheck(db, { stripe: true, appStore: true, now: 2, limit: 100, ended, others });
};

// Due rows are sorted into fair order.
test.each([
  ['series', () => selectDueSeries(db, { now: 1, limit: 5 }), 'series_next_run (next_run_at<?)'],
  // That index holds nothing else.
  [
    'recurring invoices on hold that were not reported',
    () => listUnnotifiedOccurrences(db, { now: 1, limit: 5 }),
    'SCAN series_occurrences USING INDEX series_occurrences_untold',
  ],
  [
    'answers',
    () => listUnnotifiedAnswers(db, { before: 1, now: 1, limit: 5 }),
    'estimate_answers_untold',
  ],
  ['thank-you emails', () => listReceiptsDue(db, { before: 1, now: 1, limit: 5 }), 'thanks_due_at'],
  ['reminders', () => listSellersDue(db, { now: 1, limit: 5 }), 'reminder_settings_next_run'],
  [
    'closed accounts',
    () => selectClosedUsers(db, { closedBy: 1, now: 1, limit: 1 }),
    'users_closed',
  ],
  [
    'customers to be deleted',
    () => listCustomersToDelete(db, { now: 1, limit: 1 }),
    'kept_billing_to_forget',
  ],
  ['plans whose paid period is over', endedPlans, 'user_settings_subscription_end'],
  [
    'dead letters',
    () => listDeadLetters(db, { now: 1, limit: 5 }),
    'SCAN dead_letters USING INDEX dead_letters_stored',
  ],
  ['emails', () => claimOverdueEmails(db, { before: 1, now: 1, limit: 5 }), 'emails_waiting'],
  [
    'accounts at Stripe',
    () => listAccountsToCheck(db, { lookedBy: 2, now: 1, limit: 5 }),
    'connected_accounts_looked',
  ],
])('%s that are due', async (_name, action, expected) => {
  const plans = await queryPlansOf(db, action);
  expect(plans.join('\n')).toContain(expected);
  const scanned = plans.filter((plan) => /^SCAN (?!CONSTANT|\(subquery|w$)/.test(plan));
  expect(scanned.filter((plan) => plan !== expected)).toEqual([]);
});

test('a calendar is found by its secret, and reads only the amounts due to its owner', async () => {
  const plans = await queryPlansOf(db, () =>
    listFeedInvoices(db, { token: 't', today: '2026-03-15', limit: 5 }),
  );
  expect(plans).toContain('SEARCH calendar_feeds USING INDEX calendar_feeds_token (token=?)');
  expect(plans).toContain('SEARCH invoices USING INDEX invoices_owed (user_id=? AND kind=?)');
  expect(plans.filter((plan) => /^SCAN (?!CONSTANT)/.test(plan))).toEqual([]);
});

test('an import looks up existing rows through its owner’s indexes', async () => {
  const some = ['a'];
  const asked = { numbers: some, saveKeys: some, emails: some, names: some, ids: some };
  const plans = await queryPlansOf(db, () =>
    getKnownRecords(db, 'u', { ...asked, products: some }),
  );
  const tables = plans.filter((plan) =>
    /^(SCAN|SEARCH) (invoices|clients|products_services)\b/.test(plan),
  );
  expect(tables.length).toBeGreaterThanOrEqual(4);
  expect(tables.filter((plan) => plan.startsWith('SCAN'))).toEqual([]);
});

const bySession = 'SEARCH checkout_attempts USING INDEX checkout_attempts_session (session_id=?)';

const byPayment =
  'SEARCH checkout_attempts USING INDEX checkout_attempts_payment (payment_intent_id=?)';

test.each([
  ['a session', { sessionId: 's' }, [bySession]],
  ['a payment', { paymentIntentId: 'p' }, [byPayment]],
  ['both', { sessionId: 's', paymentIntentId: 'p' }, [bySession, byPayment]],
])('the attempt in a Stripe event by %s is found by an index', async (_what, of, expected) => {
  const plans = await queryPlansOf(db, () => findAttempt(db, of));
  expect(plans.filter((plan) => /checkout_attempts/.test(plan))).toEqual(expected);
});

test.each([
  ['by its id', applyDelivery, 'emails_provider_id (provider_id=?)'],
  ['by its address, if no email has that id', settleUnclear, 'emails_unclear (address=?)'],
])('the email in an event is found %s', async (_how, apply, expected) => {
  const told = { providerId: 'p', recipient: 'a@b.example', state: 'complained', at: 1 } as const;
  const plans = await queryPlansOf(db, () => apply(db, { ...told, reason: null }));
  expect(plans.join('\n')).toContain(expected);
  expect(plans.filter((plan) => /^SCAN (?!CONSTANT|\(subquery)/.test(plan))).toEqual([]);
});

const ends: Record<ListSort, string> = {
  newest: '',
  date: '2026-03-01',
  due: '2026-03-01',
  number: 'INV-011',
  client: 'Finch',
  total: '10000',
};

function plansOf(
  query: string,
  after: ListCursor | null = null,
  searchedFields: readonly string[] = [],
) {
  const view = parseListView(new URLSearchParams(query));
  const question = { userId: 'u', view, today: '2026-03-10', searchedFields, limit: 50, after };
  return queryPlansOf(db, () => listInvoicePage(db, question));
}

/** Steps that read a table or an index; each must start from the owner's rows. */
const reads = (plans: string[]) => plans.filter((plan) => /invoices/.test(plan));

describe('the list reads only the owner’s entries of an index', () => {
  const filters = [
    'q=finch',
    'q=müller+paid',
    'from=2026-01-01',
    'to=2026-01-01',
    'min=1',
    'max=2',
    'client=Finch',
    'currency=EUR',
    ...listStatuses.invoice.map((status) => `status=${status}`),
    'q=a&status=overdue&from=2026-01-01&to=2026-12-31&min=1&max=2&client=b&currency=USD',
  ];
  test.each(filters)('with %s, in every order', async (filter) => {
    for (const sort of listSorts) {
      for (const rest of ['', '&dir=asc']) {
        const plans = reads(await plansOf(`${filter}&sort=${sort}${rest}`));
        expect(plans.length).toBeGreaterThan(0);
        for (const plan of plans)
          expect(plan).toMatch(/^SEARCH invoices .*\(user_id=\? AND kind=\? AND archived=\?/);
      }
    }
  });

  test('with a search in custom fields, and full rows only then', async () => {
    const plans = reads(await plansOf('q=finch', null, ['a', 'b', 'c']));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans)
      expect(plan).toMatch(/^SEARCH invoices .*\(user_id=\? AND kind=\? AND archived=\?/);
  });

  test('and counts and sums in one pass over an index when it is searched or filtered', async () => {
    for (const query of filters.filter((filter) => !filter.startsWith('status='))) {
      const plans = await plansOf(query);
      const walks = reads(plans).filter((plan) => plan.includes('invoices_figures'));
      expect(walks, query).toHaveLength(1);
      expect(walks[0]).toMatch(
        /^SEARCH invoices USING COVERING INDEX .*\(user_id=\? AND kind=\? AND archived=\?/,
      );
      expect(plans.filter((plan) => /TEMP B-TREE FOR (GROUP BY|DISTINCT)/.test(plan))).toEqual([]);
    }
  });
});

test.each(['', ...listStatuses.invoice.map((status) => `status=${status}`)])(
  'with only a chip, %s, the figures come from the stored sums',
  async (query) => {
    const plans = await plansOf(query);
    expect(reads(plans).filter((plan) => plan.includes('invoices_figures'))).toEqual([]);
    const sums = plans.filter((plan) => plan.includes('document_sums'));
    expect(sums.length).toBeGreaterThan(1);
    for (const plan of sums)
      expect(plan).toMatch(/INDEX document_sums_key \(user_id=\? AND kind=\? AND <expr>=\?/);
  },
);

test('the overview reads the stored sums, and of invoices only short lists', async () => {
  const question = { userId: 'u', today: '2026-03-10', since: '2025-04-01', listed: null };
  const plans = await queryPlansOf(db, () => getOverview(db, question));
  const found = (table: string) => plans.filter((plan) => plan.startsWith(`SEARCH ${table} `));
  expect(found('invoices').filter((plan) => !plan.includes('(id=?)'))).toEqual([
    'SEARCH invoices USING INDEX invoices_opened (user_id=? AND kind=? AND archived=?)',
  ]);
  const months =
    'SEARCH payment_sums USING INDEX payment_sums_key (user_id=? AND <expr>=? AND period>? AND period<?)';
  expect(found('payment_sums')).toEqual([months, months]);
  expect(found('debtor_sums')).toEqual([
    'SEARCH debtor_sums USING INDEX debtor_sums_largest (user_id=? AND currency=?)',
  ]);
  expect(plans.filter((plan) => /^SCAN (invoices|payments|emails|\w+_sums)\b/.test(plan))).toEqual(
    [],
  );
});

test.each([
  ['newest', 'invoices_list (user_id=? AND kind=? AND archived=? AND (created_at,id)'],
  ['date', 'invoices_by_date (user_id=? AND kind=? AND archived=? AND invoice_date'],
  ['due', 'invoices_by_due (user_id=? AND kind=? AND archived=? AND <expr>'],
  ['number', 'invoices_by_number (user_id=? AND kind=? AND archived=? AND <expr>'],
  ['client', 'invoices_by_client (user_id=? AND kind=? AND archived=? AND client_name'],
  ['total', 'invoices_by_total (user_id=? AND kind=? AND archived=? AND <expr>'],
] as const)(
  'without filters a page starts where the last one ended and sorts nothing, by %s',
  async (sort, expected) => {
    for (const dir of ['asc', 'desc']) {
      const after = { key: ends[sort], createdAt: 1, id: 'i' };
      const first = await plansOf(`sort=${sort}&dir=${dir}`);
      const later = await plansOf(`sort=${sort}&dir=${dir}`, after);
      expect(
        later.some((plan) => plan.includes(expected)),
        later.join('\n'),
      ).toBe(true);
      for (const plans of [first, later]) {
        expect(plans.filter((plan) => plan.includes('FOR ORDER BY'))).toEqual([]);
      }
    }
  },
);

test('the clients to choose from are found by skipping through the index', async () => {
  const view = { kind: 'invoice', archived: false } as const;
  const plans = await queryPlansOf(db, () => listClientNames(db, 'u', view));
  expect(plans.filter((plan) => plan.includes('invoices_by_client'))).toEqual([
    expect.stringContaining(
      'COVERING INDEX invoices_by_client (user_id=? AND kind=? AND archived=?)',
    ),
    expect.stringContaining(
      'invoices_by_client (user_id=? AND kind=? AND archived=? AND client_name>?)',
    ),
  ]);
});

test('the position of one invoice is read from that invoice alone', async () => {
  for (const query of ['', 'q=finch&status=overdue&sort=number', 'min=1&sort=total']) {
    const view = parseListView(new URLSearchParams(query));
    const question = { userId: 'u', view, today: '2026-03-10' };
    const plans = reads(await queryPlansOf(db, () => getInvoicePosition(db, question, 'i')));
    expect(plans).toEqual([expect.stringMatching(/^SEARCH invoices .*\(id=\?\)$/)]);
  }
});
