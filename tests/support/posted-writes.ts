import { action as exportAccount } from '#app/features/account/account-export.route.ts';
import { answerForgotPassword } from '#app/features/account/server/reset-action.api.server.ts';
import { answerSecurityPost } from '#app/features/account/server/security-action.api.server.ts';
import { action as answerCheckSubscription } from '#app/features/billing/check-subscription.route.ts';
import { action as answerCreateCheckout } from '#app/features/billing/create-checkout.route.ts';
import { action as answerCustomerPortal } from '#app/features/billing/customer-portal.route.ts';
import { action as answerValidatePurchase } from '#app/features/billing/validate-iap.route.ts';
import { answerClientPost } from '#app/features/clients/server/client-action.api.server.ts';
import { action as orderZip } from '#app/features/invoice-list/invoices-zip.route.ts';
import { answerContact } from '#app/features/legal/server/contact.api.server.ts';
import { action as keepLanguage } from '#app/features/settings/language.route.ts';
import { action as saveCountry } from '#app/features/settings/preferred-country.route.ts';
import { answerSettingsPost } from '#app/features/settings/server/settings-page.api.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { startSession } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import { readLocalCatalog } from '#tests/fakes/stripe/local-catalog.ts';
import type { StripeHarness } from '#tests/fakes/stripe/stripe-harness.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { listPostedCalendarWrites } from '#tests/support/posted-calendar-writes.ts';
import { postedCall } from '#tests/support/posted-call.ts';
import { listPostedDocumentWrites } from '#tests/support/posted-document-writes.ts';
import { listPostedEmailWrites } from '#tests/support/posted-email-writes.ts';
import { listPostedFieldWrites } from '#tests/support/posted-field-writes.ts';
import { listPostedImportWrites } from '#tests/support/posted-import-writes.ts';
import { listPostedListWrites } from '#tests/support/posted-list-writes.ts';
import { readZip } from '#tests/support/read-zip.ts';
import {
  createTestContext,
  formPost,
  jsonPost,
  testOrigin,
} from '#tests/support/request-context.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { billingNow, storeSnapshot, webSnapshot } from '#tests/support/sample-subscription.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { keeping } from '#tests/support/saved-choice.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';
import { plainClient } from './plain-client.ts';

/** A user with two sessions, an invoice and a client, and the ids that tests need. */
export type Person = {
  userId: string;
  email: string;
  cookie: string;
  sessionId: string;
  clientId: string;
  invoiceId: string;
  network: string;
  /** The idempotency key, created once per click as in the browser. */
  key: string;
};
/** A response of an action, in any format. */
type Said = { status: number; said: unknown };

export async function createTestUser(db: Database): Promise<Person> {
  const { userId, settings, cookie } = await createSampleSeller(db);
  const elsewhere = createTestContext(db);
  await startSession(new Request(testOrigin), elsewhere, userId, true);
  const sql = 'SELECT id FROM sessions WHERE user_id = ? ORDER BY rowid DESC LIMIT 1';
  const { rows } = await db.$client.execute({ sql, args: [userId] });
  return {
    userId,
    cookie,
    email: `${userId}@example.com`,
    sessionId: String(rows[0]?.id),
    clientId: await createSampleClient(db, userId, 'Finch'),
    invoiceId: await saveSample(db, settings),
    network: newNetworkAddress(),
    key: crypto.randomUUID(),
  };
}

/** A post that changes or sends something. */
export type PostedWrite = {
  name: string;
  act: (context: RequestContext, person: Person) => Promise<Said>;
  /** Returns the part of the database that must be written entirely or not at all. */
  effect: (person: Person) => Promise<unknown>;
  status?: number;
  /** The status of the second of two posts, if it differs. */
  again?: number;
  /** Whether part of the work happens after the response, or its failures are only logged. */
  mayFailUnseen?: boolean;
  /** Whether the page itself says that nothing was saved. */
  isWordless?: boolean;
  /** How many emails are sent for each one reported as sent. */
  emails?: number;
};

/** For posts that leave nothing in the database. */
export const nothing = async () => null;

/** Lists all posts that have no test of their own for a failing database. */
export function listPostedWrites(database: TestDatabase, harness: StripeHarness) {
  /** Returns the first value of a query about a user. */
  const ask = (sql: string) => async (person: Person) => {
    const { rows } = await database.open().$client.execute({ sql, args: [person.userId] });
    return rows[0]?.[0] ?? null;
  };
  const sessions = ask('SELECT count(*) FROM sessions WHERE user_id = ?');
  const clientNames = ask('SELECT group_concat(name) FROM clients WHERE user_id = ?');
  const plan = ask('SELECT plan_name FROM user_settings WHERE user_id = ?');

  const stripe = connectStripe(harness.registration);
  const over = (person: Person): Partial<RequestContext> => {
    const { config } = createTestContext(database.open());
    const { secretKey, origin: apiUrl } = harness.registration;
    return {
      networkAddress: person.network,
      stripe: { ...stripe, fetchSnapshot: async () => null },
      config: { ...config, stripe: { secretKey, apiUrl, catalog: readLocalCatalog() } },
    };
  };
  let asked = 0;
  const text = plainClient('Wren');
  const postClient =
    (json: (person: Person) => object) => async (context: RequestContext, person: Person) => {
      const answer = await answerClientPost(
        json(person),
        jsonPost('/us/clients', {}, person.cookie),
        context,
      );
      return { status: answer.status, said: answer.body };
    };
  const postSecurity =
    (fields: (person: Person) => Record<string, string>) =>
    async (context: RequestContext, person: Person) => {
      const request = formPost('/uk/settings', fields(person), person.cookie);
      const { body, status } = await answerSecurityPost(request, context, 'uk');
      return { status, said: body };
    };
  /** A zip counts only once it has arrived completely. */
  const zip =
    (order: (context: RequestContext, person: Person) => Promise<Response>) =>
    async (context: RequestContext, person: Person): Promise<Said> => {
      const response = await order(context, person);
      if (!response.ok) return { status: response.status, said: await response.json() };
      try {
        const files = readZip(new Uint8Array(await response.arrayBuffer()));
        return { status: 200, said: files.length };
      } catch {
        return { status: 503, said: 'cut off, which the browser shows as a failed download' };
      }
    };

  const checkout = postedCall(answerCreateCheckout, ({ key }) => ({
    priceId: 'price_us_basic_monthly',
    key,
  }));

  const writes: PostedWrite[] = [
    ...listPostedEmailWrites(database),
    ...listPostedDocumentWrites(database),
    ...listPostedCalendarWrites(database),
    ...listPostedFieldWrites(database),
    ...listPostedImportWrites(database),
    ...listPostedListWrites(database),
    {
      name: 'a client is added',
      act: postClient(({ key }) => ({ intent: 'add-client', key, text })),
      effect: clientNames,
    },
    {
      name: 'a client is edited',
      act: postClient(({ clientId }) => ({
        intent: 'edit-client',
        clientId,
        changes: { name: 'W' },
      })),
      effect: clientNames,
    },
    {
      name: 'a client is deleted',
      act: postClient(({ clientId }) => ({ intent: 'delete-client', clientId })),
      effect: clientNames,
      again: 404,
    },
    {
      name: 'another device is signed out',
      act: postSecurity(({ sessionId }) => ({ intent: 'end-session', session: sessionId })),
      effect: sessions,
      again: 404,
    },
    {
      name: 'all other devices are signed out',
      act: postSecurity(() => ({ intent: 'end-other-sessions' })),
      effect: sessions,
    },
    {
      name: 'the time zone is set',
      act: postSecurity(() => ({ intent: 'set-time-zone', 'time-zone': 'Pacific/Auckland' })),
      effect: ask('SELECT time_zone FROM users WHERE id = ?'),
    },
    {
      name: 'a confirmation link is sent',
      act: postSecurity(() => ({ intent: 'send-confirmation' })),
      effect: ask("SELECT count(*) FROM email_links WHERE kind = 'confirm' AND user_id = ?"),
      mayFailUnseen: true,
      emails: 1,
    },
    {
      name: 'a password reset link is sent',
      act: async (context, { email }) => {
        const { data, init } = await answerForgotPassword(
          formPost('/us/x', { email }),
          context,
          'us',
        );
        return { status: init?.status ?? 200, said: data };
      },
      effect: ask('SELECT count(*) > 0 FROM reset_links WHERE user_id = ?'),
      mayFailUnseen: true,
      emails: 1,
    },
    {
      name: 'a message to support is sent',
      act: async (context, { email, cookie }) => {
        const fields = { email, subject: 'A question', message: 'How do I add a logo?' };
        const { data, init } = await answerContact(
          formPost('/us/x', fields, cookie),
          context,
          'us',
        );
        return { status: init?.status ?? 200, said: data };
      },
      effect: nothing,
      emails: 1,
    },
    {
      name: 'the preferred country is saved',
      act: keeping(saveCountry, { country: 'au' }),
      effect: ask('SELECT preferred_country FROM user_settings WHERE user_id = ?'),
      status: 204,
    },
    {
      name: 'settings are saved',
      act: async (context, { cookie }) => {
        const changes = { ...fullSettings('us'), businessName: 'Wren & Daughters' };
        const request = jsonPost('/us/settings', {}, cookie);
        const json = { intent: 'save-settings', changes };
        const { body, status } = await answerSettingsPost(json, request, context, 'us');
        return { status, said: body };
      },
      isWordless: true,
      effect: ask(`SELECT business_name || phone || tax_rate || invoice_prefix || template
        FROM user_settings WHERE user_id = ?`),
    },
    {
      name: 'the language is saved',
      act: keeping(keepLanguage, { language: 'en-AU' }),
      effect: ask('SELECT language FROM users WHERE id = ?'),
      status: 204,
    },
    {
      name: 'a checkout is created',
      act: checkout,
      effect: async ({ userId }) => {
        const linked = await ask('SELECT stripe_customer_id FROM user_settings WHERE user_id = ?')({
          userId,
        } as Person);
        return linked !== null;
      },
    },
    {
      name: 'the plan is refreshed',
      act: async (context, person) => {
        const sql = 'UPDATE user_settings SET stripe_customer_id = user_id WHERE user_id = ?';
        await database.open().$client.execute({ sql, args: [person.userId] });
        // A second request within two seconds gets the stored answer.
        asked += 1;
        const now = billingNow + asked * 10_000;
        Object.assign(context, {
          now,
          stripe: { ...stripe, fetchSnapshot: async () => webSnapshot() },
        });
        return postedCall(answerCheckSubscription)(context, person);
      },
      effect: plan,
      mayFailUnseen: true,
    },
    {
      name: 'a purchase in the App Store is granted',
      act: postedCall(
        answerValidatePurchase,
        () => ({ transactionId: '1', productId: storeSnapshot().productId, platform: 'ios' }),
        ({ userId }, context) => {
          const snapshot = storeSnapshot({ reference: userId });
          const fetchTransaction = async () => ({ snapshot, userId, signedMs: 1 });
          Object.assign(context, { now: billingNow, appStore: { fetchTransaction } });
        },
      ),
      effect: plan,
    },
    {
      name: 'the account is exported',
      act: zip((context, { cookie }) =>
        exportAccount({ request: jsonPost('/api/x', {}, cookie), context, params: {} }),
      ),
      effect: nothing,
    },
    {
      name: 'invoices are downloaded as a zip',
      act: zip((context, { cookie, invoiceId }) => {
        const order = { ids: [invoiceId], from: null, to: null };
        return orderZip({ request: jsonPost('/api/x', order, cookie), context, params: {} });
      }),
      effect: nothing,
    },
  ];
  return { over, writes, checkout, portal: postedCall(answerCustomerPortal) };
}
