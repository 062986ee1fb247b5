import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScheduledJobName } from '#app/domain/jobs/scheduled-jobs.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { readSources } from '#tests/support/read-sources.ts';

/** The test that covers each posting route under a failing database; null if the route makes no database call. */
const triedIn: Record<string, string[] | null> = {
  'features/landing/landing.route.tsx': ['features/account/server/account-faults'],
  'features/account/auth.route.tsx': ['features/account/server/account-faults'],
  'features/clients/clients.route.tsx': ['server/every-write-faults'],
  'features/clients/client.route.tsx': ['server/every-write-faults'],
  'features/legal/contact.route.tsx': ['server/every-write-faults'],
  'features/invoice-form/create-invoice.route.tsx': [
    'features/invoice-form/server/save-faults',
    'server/every-write-faults',
  ],
  'features/credit-notes/credit-notes.route.tsx': ['server/every-write-faults'],
  'features/estimates/estimates.route.tsx': ['server/every-write-faults'],
  'features/account/forgot-password.route.tsx': ['server/every-write-faults'],
  'features/invoice-list/invoices.route.tsx': ['server/every-write-faults'],
  'features/products/products.route.tsx': ['features/products/server/product-posts'],
  'features/account/reset-password.route.tsx': ['features/account/server/reset-password'],
  'features/settings/settings.route.tsx': [
    'server/every-write-faults',
    'features/account/server/password-change',
    'features/account/server/account-deletion',
  ],
  'features/public-invoice/pay-invoice.route.tsx': ['features/cards/server/card-payment'],
  'features/verify/verify.route.tsx': ['features/verify/server/verify-page'],
  'features/account/account-export.route.ts': ['server/every-write-faults'],
  'features/calendar/calendar.route.ts': ['server/every-write-faults'],
  'features/custom-fields/custom-fields.route.ts': ['server/every-write-faults'],
  'features/cards/card-payment.route.ts': ['features/cards/server/card-payment'],
  'features/account/check-password-pwned.route.ts': null,
  'features/billing/check-subscription.route.ts': ['server/every-write-faults'],
  'features/cards/connect-stripe.route.ts': ['features/cards/server/connect-calls'],
  'features/billing/create-checkout.route.ts': ['server/every-write-faults'],
  'features/credit-notes/credit-note.route.ts': ['server/every-write-faults'],
  'features/deliveries/delivery-note.route.ts': ['server/every-write-faults'],
  'features/billing/customer-portal.route.ts': ['server/every-write-faults'],
  'features/settings/detect-country.route.ts': null,
  'features/cards/disconnect-stripe.route.ts': ['features/cards/server/connect-calls'],
  'features/estimates/estimate-answer.route.ts': ['features/estimates/server/estimate-calls'],
  'features/estimates/estimate-invoice.route.ts': ['server/every-write-faults'],
  'features/account/finish-apple-sign-in.route.ts': ['features/account/server/apple-app-sign-in'],
  'features/clients/forget-client.route.ts': ['server/every-write-faults'],
  'features/imports/import-records.route.ts': [
    'server/every-write-faults',
    'features/imports/server/restore-export',
    'features/imports/server/restore-series',
  ],
  'features/invoice-list/invoices-zip.route.ts': ['server/every-write-faults'],
  'features/sending/invoice-email.route.ts': ['server/every-write-faults'],
  'features/settings/language.route.ts': ['server/every-write-faults'],
  'features/sending/email-opened.route.ts': ['features/public-invoice/server/recipients'],
  'features/sending/email-settings.route.ts': ['server/every-write-faults'],
  'features/sending/email-templates.route.ts': ['server/every-write-faults'],
  'features/public-invoice/payment-event.route.ts': [
    'features/public-invoice/server/payment-events',
  ],
  'features/settings/preferred-country.route.ts': ['server/every-write-faults'],
  'features/looks/looks.route.ts': ['server/every-write-faults'],
  'features/products/products-import.route.ts': ['features/products/server/product-posts'],
  'features/reminders/reminders.route.ts': ['server/every-write-faults'],
  'features/account/send-otp.route.ts': ['features/account/server/login-code'],
  'features/recurring/series.route.ts': ['server/every-write-faults'],
  'features/account/sign-out.route.ts': ['features/account/server/account-faults'],
  'features/account/start-apple-sign-in.route.ts': null,
  'features/sending/report-unknown-sender.route.ts': ['features/public-invoice/server/recipients'],
  'features/billing/validate-iap.route.ts': ['server/every-write-faults'],
  'features/account/verify-otp.route.ts': ['features/account/server/login-code'],
  'features/account/native-auth.route.tsx': ['features/account/server/account-faults'],
  'features/invoice-form/native-create.route.tsx': [
    'features/invoice-form/server/save-faults',
    'server/every-write-faults',
  ],
  'features/settings/native-settings.route.tsx': ['server/every-write-faults'],
  'features/account/finish-apple.route.ts': ['features/account/server/provider-sign-in'],
};

/** The same for the scheduled jobs. */
const jobsTriedIn: Record<ScheduledJobName, string> = {
  'count-given-up': 'features/operations/server/failing-users',
  'count-undelivered-events': 'workers/queue-outages',
  'replay-dead-letters': 'workers/queue-outages',
  'check-cards': 'features/cards/server/card-payment',
  'check-sums': 'features/operations/server/check-sums',
  'wipe-expired': 'features/account/server/wipe-expired',
  'revoke-grants': 'features/account/server/wipe-closed-accounts',
  'wipe-closed': 'features/account/server/wipe-closed-accounts',
  reconcile: 'features/billing/server/apply-faults',
  'reconcile-ended': 'features/billing/server/apply-faults',
  'send-reminders': 'features/reminders/server/send-due-reminders',
  'send-emails': 'features/sending/server/delivery-faults',
  'thank-clients': 'features/sending/server/delivery-faults',
  'sign-records': 'features/verify/server/sign-records',
  'notify-second-plans': 'features/billing/server/charged-twice',
  'notify-estimate-answers': 'features/estimates/server/estimate-calls',
  'make-recurring': 'features/recurring/server/create-due-occurrences',
  'notify-blocked-occurrences': 'features/recurring/server/notify-blocked-occurrences',
  'notify-undelivered': 'features/sending/server/notify-undelivered',
};

test('every address that accepts posts is tested with each of its database calls failing', () => {
  const takers = readSources(['app'])
    .filter(({ path }) => /\.route\.tsx?$/.test(path))
    .filter(({ text }) => /export (async )?(function|const) action\b|\bas action\b/.test(text))
    .map(({ path }) => path.slice('app/'.length));
  expect(Object.keys(triedIn).sort()).toEqual(takers.sort());
  expectFaults(Object.values(triedIn).flatMap((tests) => tests ?? []));
});

test('so is every scheduled job and every webhook', () => {
  expectFaults(Object.values(jobsTriedIn));
});

function expectFaults(tests: string[]): void {
  for (const test of new Set(tests)) {
    const text = readFileSync(join(projectRoot, 'tests', `${test}.test.ts`), 'utf8');
    expect([test, /forEachDatabaseFault|faultyFetch/.test(text)]).toEqual([test, true]);
  }
}
