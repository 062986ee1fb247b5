import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import { readSources } from '#tests/support/architecture/read-sources.ts';

/** Where each address that takes posts is tried under a failing database; null: it asks none. */
const triedIn: Record<string, string[] | null> = {
  '$country._index.tsx': ['http/account-faults'],
  '$country.auth.tsx': ['http/account-faults'],
  '$country.clients.tsx': ['http/every-write-faults'],
  '$country.clients_.$id.tsx': ['http/every-write-faults', 'http/list-and-product-faults'],
  '$country.contact.tsx': ['http/every-write-faults'],
  '$country.create-invoice.tsx': [
    ...['http/save-request', 'services/invoices/edit-faults', 'http/list-and-product-faults'],
  ],
  '$country.forgot-password.tsx': ['http/every-write-faults'],
  '$country.invoices.tsx': ['http/list-and-product-faults'],
  '$country.products.tsx': ['http/product-posts'],
  '$country.reset-password.tsx': ['http/reset-password'],
  '$country.settings.tsx': [
    ...['http/settings-action', 'http/every-write-faults', 'http/password-change'],
    'http/account-deletion',
  ],
  'api.account-export.ts': ['http/every-write-faults'],
  'api.check-password-pwned.ts': null,
  'api.check-subscription.ts': ['http/every-write-faults'],
  'api.create-checkout.ts': ['http/every-write-faults'],
  'api.customer-portal.ts': ['http/every-write-faults'],
  'api.detect-country.ts': null,
  'api.invoices-zip.ts': ['http/every-write-faults'],
  'api.payment-event.ts': ['services/invoices/count-payment-event'],
  'api.preferred-country.ts': ['http/every-write-faults'],
  'api.products-import.ts': ['http/product-import'],
  'api.send-otp.ts': ['http/login-code-accounts'],
  'api.sign-out.ts': ['http/account-faults'],
  'api.validate-iap.ts': ['http/every-write-faults'],
  'api.verify-otp.ts': ['http/login-code-accounts'],
  'app.ios.auth.tsx': ['http/native-faults', 'http/account-faults'],
  'app.ios.create.tsx': ['http/native-faults', 'http/save-request'],
  'app.ios.invoices.tsx': ['http/native-faults', 'http/list-and-product-faults'],
  'app.ios.settings.tsx': ['http/native-faults', 'http/settings-action'],
  'oauth.apple_.callback.ts': ['services/account/sign-in-with-provider'],
};

/** The same of the scheduled jobs, by the names in their log lines. */
const jobsTriedIn: Record<string, string> = {
  'wipe-expired': 'services/account/wipe-expired',
  'wipe-closed': 'services/account/wipe-closed-accounts',
  reconcile: 'services/billing/reconcile-faults',
  'reconcile-ended': 'services/billing/reconcile-faults',
};

test('every address that takes posts is tried with each of its database calls failing', () => {
  const takers = readSources(['app'])
    .filter(({ path }) => path.startsWith('app/routes/'))
    .filter(({ text }) => /export (async )?(function|const) action\b/.test(text))
    .map(({ path }) => path.slice('app/routes/'.length));
  expect(Object.keys(triedIn).sort()).toEqual(takers.sort());
  expectFaults(Object.values(triedIn).flatMap((tests) => tests ?? []));
});

test('so is every scheduled job, and what providers tell', () => {
  const jobs = readFileSync(join(projectRoot, 'workers/run-scheduled-jobs.ts'), 'utf8');
  const named = [...jobs.matchAll(/\brun\('([^']+)'/g)].map(([, name]) => name);
  expect(Object.keys(jobsTriedIn).sort()).toEqual(named.sort());
  expectFaults([...Object.values(jobsTriedIn), 'services/billing/apply-faults']);
});

function expectFaults(tests: string[]): void {
  for (const test of new Set(tests)) {
    const text = readFileSync(join(projectRoot, 'tests', `${test}.test.ts`), 'utf8');
    expect([test, /forEachDatabaseFault|faultyFetch/.test(text)]).toEqual([test, true]);
  }
}
