import { expect, test } from 'vitest';
import {
  getAccountToExport,
  listInvoiceIds,
  listInvoicesToExport,
} from '#app/features/account/queries/account-export.server.ts';
import { claimAttempt } from '#app/features/account/queries/attempts.server.ts';
import {
  confirmEmail,
  insertConfirmationLink,
  insertResetLink,
  resetLinkWorks,
  resetPassword,
} from '#app/features/account/queries/email-links.server.ts';
import {
  claimCodeTry,
  deleteLoginCode,
  insertLoginCode,
  signInByCode,
} from '#app/features/account/queries/login-codes.server.ts';
import { signInProviderUser } from '#app/features/account/queries/provider-sign-in.server.ts';
import {
  deleteOtherSessions,
  getSessionWithUser,
} from '#app/features/account/queries/sessions.server.ts';
import { findCredentials } from '#app/features/account/queries/users.server.ts';
import {
  longTableNames,
  wipeRows,
  wipeUser,
} from '#app/features/account/queries/wipe-accounts.server.ts';
import { wipeExpired } from '#app/features/account/server/wipe-expired.server.ts';
import { writeSubscription } from '#app/features/billing/queries/apply-subscription.server.ts';
import { findBillingOwner } from '#app/features/billing/queries/billing-rows.server.ts';
import { getOwnFeed } from '#app/features/calendar/queries/calendar-feed.server.ts';
import { listAllClients } from '#app/features/clients/queries/client-rows.server.ts';
import {
  getFormChoices,
  getFormChoicesWithInvoice,
} from '#app/features/invoice-form/queries/form-choices.server.ts';
import { editInvoice, saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import {
  listPictures,
  listRowsToZip,
} from '#app/features/invoice-list/queries/invoices-to-zip.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { getInvoiceWithEvents } from '#app/features/invoice-sheet/queries/owned-invoice.server.ts';
import { listAllProducts } from '#app/features/products/queries/product-list.server.ts';
import { createLink } from '#app/features/public-invoice/queries/invoice-links.server.ts';
import { countPaymentEvent } from '#app/features/public-invoice/queries/payment-events.server.ts';
import { listSeries } from '#app/features/recurring/queries/series.server.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { webSnapshot } from '#tests/support/sample-subscription.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const settings = await createSampleUser(db);

const code = () => ({ id: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.com` });
const signIn = () => ({
  newUserId: crypto.randomUUID(),
  heldSessionId: null,
  country: 'us' as const,
  timeZone: null,
  now: 1,
  session: { id: crypto.randomUUID(), expiresAt: 1, createdAt: 1 },
});
const google = { kind: 'google', subject: 's' } as const;

/** What reads or writes, and an index that it must use. */
const queries: [name: string, action: () => Promise<unknown>, expected?: string][] = [
  ['public invoice', () => getPublicInvoice(db, 'i'), 'sqlite_autoindex_invoices_1 (id=?)'],
  [
    'invoice for its owner, and events',
    () => getInvoiceWithEvents(db, 'i', { id: 's', now: 1 }),
    'sqlite_autoindex_payment_events_1 (invoice_id=?)',
  ],
  ['session', () => getSessionWithUser(db, 's'), 'sqlite_autoindex_sessions_1 (id=?)'],
  ['sign-in', () => findCredentials(db, 'a@b.example'), 'users_email (<expr>=?)'],
  ['clients by name', () => getFormChoices(db, 'u'), 'clients_by_name (user_id=?)'],
  ['products by name', () => getFormChoices(db, 'u'), 'products_services_by_name (user_id=?)'],
  [
    'sign-in with a provider',
    () => signInProviderUser(db, { ...google, verifiedEmail: code().email, ...signIn() }),
    'users_email (<expr>=?)',
  ],
  [
    'sign-in with a code',
    async () => {
      const { id, email } = code();
      await insertLoginCode(db, { id, email, codeHash: 'h', createdAt: 1, expiresAt: 2 });
      await claimCodeTry(db, { id, email, tries: 5, now: 1 });
      await signInByCode(db, { codeId: id, email, ...signIn() });
      await deleteLoginCode(db, id);
    },
    'sqlite_autoindex_login_codes_1 (id=?)',
  ],
  [
    'emailed links',
    async () => {
      const link = { id: crypto.randomUUID(), createdAt: 1, expiresAt: 2 };
      const linkId = link.id;
      await insertResetLink(db, link, 'a@b.example');
      await insertConfirmationLink(db, link, 'u');
      await confirmEmail(db, { linkId, userId: 'u', now: 1 });
      await resetLinkWorks(db, linkId, 1);
      const { session, ...visitor } = signIn();
      const claim = { linkId, claimId: 'c', passwordHash: 'h', ...visitor };
      await resetPassword(db, { ...claim, heldSessionId: 's' });
    },
  ],
  [
    'a counted payment event',
    () => {
      const event = { invoiceId: 'i', kind: 'paypal_me', event: 'shown' } as const;
      return countPaymentEvent(db, event, { sessionId: 's', now: 1 });
    },
    'sqlite_autoindex_invoices_1 (id=?)',
  ],
  [
    'a saved invoice',
    () => saveInvoice(db, { settings, content: sampleContent(), saveKey: 'k', now: 1 }),
  ],
  ['the hourly cleanup', () => wipeExpired(db, 1)],

  ...longTableNames.map((name): [string, () => Promise<unknown>] => [
    `a stretch of ${name} to be wiped`,
    () => wipeRows(db, { id: 'u', closedAt: 1 }, name, 100),
  ]),
  ['wiping a closed account', () => wipeUser(db, { id: 'u', closedAt: 1 }, 1)],

  ['a new link', () => createLink(db, { userId: 'u', invoiceId: 'i', newToken: 't', now: 1 })],

  ['an export', () => getAccountToExport(db, 'u')],

  [
    'the user of an event',
    () => findBillingOwner(db, { customerId: 'c', reference: 'r', userId: 'u' }),
  ],

  [
    'Stripe’s report',
    () =>
      writeSubscription(db, {
        source: 'stripe',
        userId: 'u',
        snapshot: webSnapshot(),
        now: 2,
        order: { sequence: 1 },
        event: { source: 'stripe', id: 'e' },
      }),
  ],

  ['signing out others', () => deleteOtherSessions(db, { userId: 'u', keepId: 's' })],
  [
    'a counted attempt',
    () => claimAttempt(db, [{ key: 'k', limit: 5, windowMs: 60_000 }], 1_800_000_000_000),
  ],
  ['a calendar', () => getOwnFeed(db, 'u'), 'sqlite_autoindex_calendar_feeds_1 (user_id=?)'],
];

// Not tables: constants, such as the edited fields, JSON, such as the steps of a schedule, and the at most three rows of
// `lastInvoiceTo`.
const isTableScan = /^SCAN (?!CONSTANT|\(subquery|json_each|changes|by_)|TEMP B-TREE/;

test.each(queries)(
  '%s: found by an index, without reading a table or sorting',
  async (_, action, expected = '') => {
    const plans = await queryPlansOf(db, action);
    expect(plans).not.toEqual([]);
    expect(plans.join('\n')).toContain(expected);
    expect(plans.filter((plan) => isTableScan.test(plan))).toEqual([]);
  },
);

test('an edited invoice, and the form that it opens', async () => {
  const edit = { settings, content: sampleContent(), invoiceId: 'i', version: 1, now: 2 };
  const plans = await queryPlansOf(db, async () => {
    await getFormChoicesWithInvoice(db, 'u', 'i');
    await editInvoice(db, edit);
  });
  expect(plans.length).toBeGreaterThan(6);
  expect(plans.filter((plan) => isTableScan.test(plan))).toEqual([]);
});

test('list of series', async () => {
  const asked = { userId: 'u', search: '', limit: 5, after: null };
  const plans = await queryPlansOf(db, () => listSeries(db, asked));
  expect(plans).toContain('SEARCH series USING INDEX series_list (user_id=?)');
  expect(plans.filter((plan) => /^SCAN series\b|TEMP B-TREE/.test(plan))).toEqual([]);
});

test('invoices of a zip and of an export are found by their ids; only their pictures and sizes are sorted', async () => {
  const plans = await queryPlansOf(db, async () => {
    await listRowsToZip(db, 'u', ['i'], 1000).next();
    await listInvoicesToExport(db, 'u', ['i']).next();
    await listPictures(db, 'u', 'i');
  });
  const onInvoices = plans.filter((plan) => /\binvoices\b/.test(plan));
  expect(onInvoices).toHaveLength(12);
  for (const plan of onInvoices) {
    expect(plan).toMatch(/^SEARCH invoices USING INDEX \S+ \((user_id=\? AND )?id=\?\)$/);
  }
});

test.each([
  ['clients', () => listAllClients(db, 'u').next(), /^SEARCH clients USING .*INDEX clients_newest/],
  [
    'products',
    () => listAllProducts(db, 'u').next(),
    /^SEARCH products_services USING .*INDEX products_services_newest/,
  ],
  // The few invoices of a partial list are sorted, from either half of the index.
  [
    'invoices',
    () => listInvoiceIds(db, 'u', { after: 'i', limit: 2 }),
    /^SEARCH i USING COVERING INDEX invoices_list \(user_id=\? AND kind=\? AND archived=\? AND created_at>/,
  ],
])('all %s are read from an index in their order', async (_, action, expected) => {
  const plans = await queryPlansOf(db, action);
  expect(plans.filter((plan) => expected.test(plan))).not.toEqual([]);
  expect(plans.filter((plan) => /^SCAN (clients|products|invoices|i\b)/.test(plan))).toEqual([]);
});
