import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScheduledJobName } from '#app/domain/jobs/scheduled-jobs.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { readSources } from '#tests/support/read-sources.ts';

/** Where each address that takes posts is tried under a failing database; null: it asks none. */
const triedIn: Record<string, string[] | null> = {
  '$country._index.tsx': ['features/account/server/account-faults'],
  '$country.auth.tsx': ['features/account/server/account-faults'],
  '$country.clients.tsx': ['server/every-write-faults'],
  '$country.clients_.$id.tsx': ['server/every-write-faults', 'server/list-and-product-faults'],
  '$country.contact.tsx': ['server/every-write-faults'],
  '$country.create-invoice.tsx': [
    'features/invoice-form/server/save-request',
    'features/invoice-form/server/edit-faults',
    'server/list-and-product-faults',
  ],
  '$country.credit-notes.tsx': ['server/list-and-product-faults'],
  '$country.estimates.tsx': ['server/list-and-product-faults'],
  '$country.forgot-password.tsx': ['server/every-write-faults'],
  '$country.invoices.tsx': ['server/list-and-product-faults'],
  '$country.products.tsx': ['features/products/server/product-posts'],
  '$country.reset-password.tsx': ['features/account/server/reset-password'],
  '$country.settings.tsx': [
    'features/settings/server/settings-action',
    'server/every-write-faults',
    'features/account/server/password-change',
    'features/account/server/account-deletion',
  ],
  '_public.invoice.$id.tsx': ['features/cards/server/card-payment'],
  '_public.verify.tsx': ['features/verify/server/verify-page'],
  'api.account-export.ts': ['server/every-write-faults'],
  'api.calendar.ts': ['server/every-write-faults'],
  'api.card-payment.ts': ['features/cards/server/card-payment'],
  'api.check-password-pwned.ts': null,
  'api.check-subscription.ts': ['server/every-write-faults'],
  'api.connect-stripe.ts': ['features/cards/server/connect-calls'],
  'api.create-checkout.ts': ['server/every-write-faults'],
  'api.credit-note.ts': ['server/every-write-faults'],
  'api.customer-portal.ts': ['server/every-write-faults'],
  'api.detect-country.ts': null,
  'api.disconnect-stripe.ts': ['features/cards/server/connect-calls'],
  'api.estimate-answer.ts': ['features/estimates/server/estimate-calls'],
  'api.estimate-invoice.ts': ['server/every-write-faults'],
  'api.finish-apple-sign-in.ts': ['features/account/server/apple-app-sign-in'],
  'api.forget-client.ts': ['features/clients/server/forget-client-faults'],
  'api.import.ts': ['features/imports/server/import-faults'],
  'api.invoices-zip.ts': ['server/every-write-faults'],
  'api.invoice-mail.ts': ['server/every-write-faults'],
  'api.language.ts': ['server/every-write-faults'],
  'api.mail-opened.ts': ['features/public-invoice/server/mail-readers'],
  'api.mail-settings.ts': ['server/every-write-faults'],
  'api.mail-templates.ts': ['server/every-write-faults'],
  'api.payment-event.ts': ['features/public-invoice/server/payment-events'],
  'api.preferred-country.ts': ['server/every-write-faults'],
  'api.products-import.ts': ['features/products/server/product-import'],
  'api.reminders.ts': ['server/every-write-faults'],
  'api.send-otp.ts': ['features/account/server/login-code-accounts'],
  'api.series.ts': ['server/every-write-faults'],
  'api.sign-out.ts': ['features/account/server/account-faults'],
  'api.start-apple-sign-in.ts': null,
  'api.unknown-sender.ts': ['features/public-invoice/server/mail-readers'],
  'api.validate-iap.ts': ['server/every-write-faults'],
  'api.verify-otp.ts': ['features/account/server/login-code-accounts'],
  'app.ios.auth.tsx': ['server/native-faults', 'features/account/server/account-faults'],
  'app.ios.create.tsx': ['server/native-faults', 'features/invoice-form/server/save-request'],
  'app.ios.credit-notes.tsx': ['server/list-and-product-faults'],
  'app.ios.estimates.tsx': ['server/list-and-product-faults'],
  'app.ios.invoices.tsx': ['server/native-faults', 'server/list-and-product-faults'],
  'app.ios.settings.tsx': ['server/native-faults', 'features/settings/server/settings-action'],
  'oauth.apple_.callback.ts': ['features/account/server/sign-in-with-provider'],
};

/** The same of the scheduled jobs. */
const jobsTriedIn: Record<ScheduledJobName, string> = {
  'count-given-up': 'features/operations/server/job-retries',
  'count-undelivered-events': 'workers/dead-letter-faults',
  'replay-dead-letters': 'workers/dead-letter-faults',
  'check-cards': 'features/cards/server/card-payment',
  'wipe-expired': 'features/account/server/wipe-expired',
  'revoke-grants': 'features/account/server/revoke-grants',
  'wipe-closed': 'features/account/server/wipe-closed-accounts',
  reconcile: 'features/billing/server/reconcile-faults',
  'reconcile-ended': 'features/billing/server/reconcile-faults',
  'send-reminders': 'features/reminders/server/reminder-faults',
  'send-mails': 'features/sending/server/deliver-faults',
  'thank-clients': 'features/sending/server/thanks-faults',
  'sign-records': 'features/verify/server/sign-records',
  'tell-second-plans': 'features/billing/server/second-plan-faults',
  'tell-answers': 'features/estimates/server/estimate-calls',
  'make-recurring': 'features/recurring/server/recurring-faults',
  'tell-waits': 'features/recurring/server/notify-blocked-occurrences',
  'notify-undelivered': 'features/sending/server/notify-undelivered',
};

test('every address that takes posts is tried with each of its database calls failing', () => {
  const takers = readSources(['app'])
    .filter(({ path }) => path.startsWith('app/routes/'))
    .filter(({ text }) => /export (async )?(function|const) action\b|\bas action\b/.test(text))
    .map(({ path }) => path.slice('app/routes/'.length));
  expect(Object.keys(triedIn).sort()).toEqual(takers.sort());
  expectFaults(Object.values(triedIn).flatMap((tests) => tests ?? []));
});

test('so is every scheduled job, and what providers tell', () => {
  expectFaults([...Object.values(jobsTriedIn), 'features/billing/server/apply-faults']);
});

function expectFaults(tests: string[]): void {
  for (const test of new Set(tests)) {
    const text = readFileSync(join(projectRoot, 'tests', `${test}.test.ts`), 'utf8');
    expect([test, /forEachDatabaseFault|faultyFetch/.test(text)]).toEqual([test, true]);
  }
}
