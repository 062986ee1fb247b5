import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScheduledJobName } from '#app/domain/jobs/scheduled-jobs.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { readSources } from '#tests/support/read-sources.ts';

/** Where each address that takes posts is tried under a failing database; null: it asks none. */
const triedIn: Record<string, string[] | null> = {
  '$country._index.tsx': ['handlers/account/account-faults'],
  '$country.auth.tsx': ['handlers/account/account-faults'],
  '$country.clients.tsx': ['handlers/every-write-faults'],
  '$country.clients_.$id.tsx': ['handlers/every-write-faults', 'handlers/list-and-product-faults'],
  '$country.contact.tsx': ['handlers/every-write-faults'],
  '$country.create-invoice.tsx': [
    ...[
      'handlers/invoices/save-request',
      'services/invoices/edit-faults',
      'handlers/list-and-product-faults',
    ],
  ],
  '$country.credit-notes.tsx': ['handlers/list-and-product-faults'],
  '$country.estimates.tsx': ['handlers/list-and-product-faults'],
  '$country.forgot-password.tsx': ['handlers/every-write-faults'],
  '$country.invoices.tsx': ['handlers/list-and-product-faults'],
  '$country.products.tsx': ['handlers/products/product-posts'],
  '$country.reset-password.tsx': ['handlers/account/reset-password'],
  '$country.settings.tsx': [
    ...[
      'handlers/settings/settings-action',
      'handlers/every-write-faults',
      'handlers/account/password-change',
    ],
    'handlers/account/account-deletion',
  ],
  '_public.invoice.$id.tsx': ['handlers/cards/card-payment'],
  '_public.verify.tsx': ['handlers/verify/verify-page'],
  'api.account-export.ts': ['handlers/every-write-faults'],
  'api.calendar.ts': ['handlers/every-write-faults'],
  'api.card-payment.ts': ['handlers/cards/card-payment'],
  'api.check-password-pwned.ts': null,
  'api.check-subscription.ts': ['handlers/every-write-faults'],
  'api.connect-stripe.ts': ['handlers/cards/connect-calls'],
  'api.create-checkout.ts': ['handlers/every-write-faults'],
  'api.credit-note.ts': ['handlers/every-write-faults'],
  'api.customer-portal.ts': ['handlers/every-write-faults'],
  'api.detect-country.ts': null,
  'api.disconnect-stripe.ts': ['handlers/cards/connect-calls'],
  'api.estimate-answer.ts': ['handlers/documents/estimate-calls'],
  'api.estimate-invoice.ts': ['handlers/every-write-faults'],
  'api.finish-apple-sign-in.ts': ['handlers/account/apple-app-sign-in'],
  'api.forget-client.ts': ['handlers/clients/forget-client-faults'],
  'api.import.ts': ['handlers/imports/import-faults'],
  'api.invoices-zip.ts': ['handlers/every-write-faults'],
  'api.invoice-mail.ts': ['handlers/every-write-faults'],
  'api.language.ts': ['handlers/every-write-faults'],
  'api.mail-opened.ts': ['handlers/public-invoice/mail-readers'],
  'api.mail-settings.ts': ['handlers/every-write-faults'],
  'api.mail-templates.ts': ['handlers/every-write-faults'],
  'api.payment-event.ts': ['services/invoices/payment-events'],
  'api.preferred-country.ts': ['handlers/every-write-faults'],
  'api.products-import.ts': ['handlers/products/product-import'],
  'api.reminders.ts': ['handlers/every-write-faults'],
  'api.send-otp.ts': ['handlers/account/login-code-accounts'],
  'api.series.ts': ['handlers/every-write-faults'],
  'api.sign-out.ts': ['handlers/account/account-faults'],
  'api.start-apple-sign-in.ts': null,
  'api.unknown-sender.ts': ['handlers/public-invoice/mail-readers'],
  'api.validate-iap.ts': ['handlers/every-write-faults'],
  'api.verify-otp.ts': ['handlers/account/login-code-accounts'],
  'app.ios.auth.tsx': ['handlers/native-faults', 'handlers/account/account-faults'],
  'app.ios.create.tsx': ['handlers/native-faults', 'handlers/invoices/save-request'],
  'app.ios.credit-notes.tsx': ['handlers/list-and-product-faults'],
  'app.ios.estimates.tsx': ['handlers/list-and-product-faults'],
  'app.ios.invoices.tsx': ['handlers/native-faults', 'handlers/list-and-product-faults'],
  'app.ios.settings.tsx': ['handlers/native-faults', 'handlers/settings/settings-action'],
  'oauth.apple_.callback.ts': ['services/account/sign-in-with-provider'],
};

/** The same of the scheduled jobs. */
const jobsTriedIn: Record<ScheduledJobName, string> = {
  'count-given-up': 'services/jobs/job-retries',
  'count-undelivered-events': 'workers/dead-letter-faults',
  'replay-dead-letters': 'workers/dead-letter-faults',
  'check-cards': 'handlers/cards/card-payment',
  'wipe-expired': 'services/account/wipe-expired',
  'revoke-grants': 'services/account/revoke-grants',
  'wipe-closed': 'services/account/wipe-closed-accounts',
  reconcile: 'services/billing/reconcile-faults',
  'reconcile-ended': 'services/billing/reconcile-faults',
  'send-reminders': 'services/reminders/reminder-faults',
  'send-mails': 'services/sending/deliver-faults',
  'thank-clients': 'services/sending/thanks-faults',
  'sign-records': 'services/life/sign-records',
  'tell-second-plans': 'handlers/billing/second-plan-faults',
  'tell-answers': 'handlers/documents/estimate-calls',
  'make-recurring': 'services/recurring/recurring-faults',
  'tell-waits': 'handlers/recurring/tell-waits',
  'notify-undelivered': 'handlers/mails/notify-undelivered',
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
  expectFaults([...Object.values(jobsTriedIn), 'services/billing/apply-faults']);
});

function expectFaults(tests: string[]): void {
  for (const test of new Set(tests)) {
    const text = readFileSync(join(projectRoot, 'tests', `${test}.test.ts`), 'utf8');
    expect([test, /forEachDatabaseFault|faultyFetch/.test(text)]).toEqual([test, true]);
  }
}
