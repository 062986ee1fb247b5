import { describe, expect, test } from 'vitest';
import {
  type ListSort,
  listSorts,
  listStatuses,
  parseListView,
} from '#app/domain/invoices/list-view.ts';
import type { ListCursor } from '#app/domain/invoices/listed-invoice.ts';
import {
  getInvoicePosition,
  listInvoicePage,
} from '#app/features/invoice-list/queries/invoice-list.server.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const ends: Record<ListSort, string> = {
  newest: '',
  date: '2026-03-01',
  due: '2026-03-01',
  number: 'INV-011',
  client: 'Finch',
  total: '10000',
};

function plansOf(query: string, after: ListCursor | null = null) {
  const view = parseListView(new URLSearchParams(query));
  const question = { userId: 'u', view, today: '2026-03-10', limit: 50, after };
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
        expect(plans.length).toBeGreaterThanOrEqual(5);
        for (const plan of plans)
          expect(plan).toMatch(/^SEARCH invoices .*\(user_id=\? AND kind=\? AND archived=\?/);
      }
    }
  });

  test('and counts and sums in one pass over an index, without reading or sorting invoices', async () => {
    for (const query of ['', ...filters]) {
      const plans = await plansOf(query);
      const walks = reads(plans).filter((plan) => plan.includes('invoices_figures'));
      // One for the figures, one for the first currency and one for each later currency.
      expect(walks, query).toHaveLength(3);
      for (const walk of walks) {
        expect(walk).toMatch(
          /^SEARCH invoices USING COVERING INDEX .*\(user_id=\? AND kind=\? AND archived=\?/,
        );
      }
      expect(plans.filter((plan) => /TEMP B-TREE FOR (GROUP BY|DISTINCT)/.test(plan))).toEqual([]);
    }
  });
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
  const plans = await plansOf('');
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
