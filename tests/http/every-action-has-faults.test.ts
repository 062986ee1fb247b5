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
  'oauth.apple_.callback.ts': ['services/account/sign-in-with-provider'],
};

test('every address that takes posts is tried with each of its database calls failing', () => {
  const takers = readSources(['app'])
    .filter(({ path }) => path.startsWith('app/routes/'))
    .filter(({ text }) => /export (async )?(function|const) action\b/.test(text))
    .map(({ path }) => path.slice('app/routes/'.length))
    .filter((name) => !name.startsWith('app.ios'));
  expect(Object.keys(triedIn).sort()).toEqual(takers.sort());
  for (const test of new Set(Object.values(triedIn).flatMap((tests) => tests ?? []))) {
    const text = readFileSync(join(projectRoot, 'tests', `${test}.test.ts`), 'utf8');
    expect([test, /forEachDatabaseFault|faultyFetch/.test(text)]).toEqual([test, true]);
  }
});
