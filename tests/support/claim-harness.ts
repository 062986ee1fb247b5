import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { answerSecurityPost } from '#app/features/account/server/security-action.api.server.ts';
import { getInvoicesPage } from '#app/features/invoice-list/server/list-page.api.server.ts';
import { getSettingsPage } from '#app/features/settings/server/settings-page.api.server.ts';
import type { Database } from '#db/client.server.ts';
import { invoices } from '#db/schema.ts';
import { openAccountHarness } from './account-harness.ts';
import { requestCode, sendCodeBack, viewerOf } from './code-visitor.ts';
import { createFinishedContext } from './finished-context.ts';
import { flashOf } from './flash-of.ts';
import { createTestContext, formPost, testOrigin } from './request-context.ts';
import { settingsOf } from './sample-user.ts';
import { saveSample } from './save-sample.ts';
import type { TestDatabase } from './test-database.ts';

/** Opens helpers for tests of merging an earlier account, on the test's database. */
export function openClaimHarness(database: TestDatabase) {
  const { open } = database;
  const harness = openAccountHarness(database);

  async function signInByCode(email: string) {
    const { code, cookie } = await requestCode(open(), email);
    return (await sendCodeBack(open(), { email, code }, cookie)).cookie;
  }

  const idOf = async (cookie: string) => (await viewerOf(open(), cookie))?.user.id ?? '';

  async function save(userId: string, invoiceNumber: string) {
    const settings = await settingsOf(open(), userId);
    return saveSample(open(), settings, { invoiceNumber });
  }

  /** Creates an unverified account with two invoices, and a newer account that verified the same address. */
  async function twoAccounts() {
    const { email, cookie: earlier } = await harness.createTestUser();
    const earlierId = await idOf(earlier);
    await save(earlierId, 'INV-001');
    await save(earlierId, 'INV-002');
    const cookie = await signInByCode(email);
    return { email, earlier, earlierId, cookie, userId: await idOf(cookie) };
  }

  async function post(cookie: string, fields: Record<string, string>, db: Database = open()) {
    const { context, finish } = createFinishedContext(db);
    const answer = await answerSecurityPost(
      formPost('/us/settings', fields, cookie),
      context,
      'us',
    ).catch(readRedirect);
    await finish();
    return { ...answer, context };
  }

  /** Checks that a merge redirects to the list, and returns its toast message. */
  async function readRedirect(thrown: unknown) {
    if (!(thrown instanceof Response)) throw thrown;
    expect(thrown.headers.get('Location')).toBe('/us/invoices');
    const message = (await flashOf(thrown))?.message;
    return { body: { outcome: 'changed', message }, status: 200 };
  }

  const claim = (cookie: string, fields: Record<string, string>, db?: Database) =>
    post(cookie, { intent: 'claim-earlier-account', ...fields }, db);

  async function totalOf(userId: string) {
    const [row] = await open().select().from(invoices).where(eq(invoices.userId, userId));
    return ((row?.totalMinor ?? 0) / 100).toFixed(2);
  }

  async function numbersOf(userId: string) {
    const rows = await open().select().from(invoices).where(eq(invoices.userId, userId));
    return rows.map((row) => row.invoiceNumber).sort();
  }

  const notice = async (cookie: string) => {
    const request = new Request(`${testOrigin}/us/invoices`, { headers: { Cookie: cookie } });
    return (await getInvoicesPage(request, createTestContext(open()), 'us')).notice;
  };
  const noticed = async (cookie: string) => {
    const request = new Request(`${testOrigin}/us/invoices`, { headers: { Cookie: cookie } });
    const page = await getInvoicesPage(request, createTestContext(open()), 'us');
    return { notice: page.notice, noticePlan: page.noticePlan };
  };

  const security = async (cookie: string) => {
    const request = new Request(`${testOrigin}/us/settings`, { headers: { Cookie: cookie } });
    return (await getSettingsPage(request, createTestContext(open()), 'us'))?.security;
  };

  return {
    harness,
    signInByCode,
    idOf,
    save,
    twoAccounts,
    post,
    claim,
    totalOf,
    numbersOf,
    notice,
    noticed,
    security,
  };
}
