import { expect, test } from 'vitest';
import {
  listCustomersToDelete,
  selectClosedUsers,
} from '#app/features/account/queries/wipe-accounts.server.ts';
import { selectToCheck } from '#app/features/billing/queries/billing-rows.server.ts';
import { listAccountsToCheck } from '#app/features/cards/queries/cards-to-check.server.ts';
import { listUnnotifiedAnswers } from '#app/features/estimates/queries/estimate-answers.server.ts';
import { listDeadLetters } from '#app/features/operations/queries/job-queue.server.ts';
import {
  listUnnotifiedOccurrences,
  selectDueSeries,
} from '#app/features/recurring/queries/occurrences.server.ts';
import { listSellersDue } from '#app/features/reminders/queries/due-reminders.server.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
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
