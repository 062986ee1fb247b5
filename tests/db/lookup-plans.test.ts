import { expect, test } from 'vitest';
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
import { listDeadLetters } from '#app/features/operations/queries/job-queue.server.ts';
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
  [
    'plans whose paid period is over',
    () =>
      selectToCheck(db, {
        stripe: true,
        appStore: true,
        now: 2,
        limit: 100,
        ended: { askedBy: 1, since: 1 },
        others: { askedBy: 1 },
      }),
    'user_settings_subscription_end',
  ],
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
  const asked = {
    numbers: ['1'],
    saveKeys: ['k'],
    emails: ['a@b.example'],
    names: ['a'],
    ids: ['c'],
  };
  const plans = await queryPlansOf(db, () =>
    getKnownRecords(db, 'u', { ...asked, products: ['p'] }),
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
