import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { changedSettings } from '#app/domain/settings/settings-answer.ts';
import { freshSettings, settingsFields } from '#app/domain/settings/settings-draft.ts';
import { answerSettingsPost } from '#app/features/settings/server/settings-page.api.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const owner = await createSampleSeller(database.open());

function post(json: unknown, { cookie = owner.cookie, db = database.open() } = {}) {
  const request = jsonPost('/us/settings', json, cookie);
  return answerSettingsPost(json, request, createTestContext(db), 'us');
}

const full = changedSettings(fullSettings('us'), freshSettings('us'));
const save = (changes: object, more: object = {}) => ({
  intent: 'save-settings',
  changes,
  ...more,
});
const stored = () => settingsOf(database.open(), owner.userId);

it('saves what the form sends, and returns what is stored', async () => {
  const { body, status } = await post(save(full));
  expect(status).toBe(200);
  expect(body).toEqual({ outcome: 'stored', settings: fullSettings('us'), lastNumber: null });
});

it.each(countryCodes)('uses the rules of %s if the settings were typed there', async (country) => {
  const { cookie } = await createSampleSeller(database.open());
  const changes = changedSettings(fullSettings(country), freshSettings('us'));
  const { body } = await post(save(changes, { country }), { cookie });
  expect(body).toMatchObject({ outcome: 'stored', settings: fullSettings(country) });
});

it('reports that it can’t read the request', async () => {
  expect(await post(save({ phone: 1 }))).toEqual({
    body: { outcome: 'refused', message: 'Please check your inputs' },
    status: 400,
  });
});

it('asks a visitor to sign in', async () => {
  expect(await post(save(full), { cookie: '' })).toEqual({
    body: { outcome: 'sign-in-needed' },
    status: 401,
  });
});

describe('a hostile or broken post stores nothing', () => {
  const whole = { ...freshSettings('us'), ...full };
  const isText = (field: keyof typeof whole) => typeof whole[field] === 'string';
  const tooLong = 'x'.repeat(6000);
  const wrongOf = (field: keyof typeof whole): unknown[] =>
    isText(field) ? [1, null, true, {}, ['x'], tooLong] : [1, null, 'x', {}, [1]];

  it.each(
    settingsFields.flatMap((field) =>
      wrongOf(field).map((value) => ({ field, value, shown: JSON.stringify(value).slice(0, 20) })),
    ),
  )('$field as $shown', async ({ field, value }) => {
    // Fields of another country's form aren't checked here, and so not stored either.
    const before = await stored();
    const { body, status } = await post(save({ [field]: value }));
    if (status === 200) expect(body).toMatchObject({ outcome: 'stored' });
    else expect(['refused', 'invalid']).toContain(body.outcome);
    expect(await stored()).toEqual({ ...before, updatedAt: expect.any(Number) });
  });

  it.each([
    undefined,
    null,
    'save-settings',
    [],
    { intent: 'save-settings' },
    { intent: 'save', changes: { phone: '1' } },
    save([]),
    save({ phone: '1' }, { country: 'de' }),
    save({ phone: '1' }, { pictures: { logo: 7 } }),
    save({ phone: '1' }, { pictures: { logo: 'https://evil.example/x.png' } }),
    save({ phone: '1' }, { pictures: { signature: 'data:image/svg+xml,<svg/>' } }),
    save({
      otherPaymentLinks: Array.from({ length: 11 }, () => ({
        name: 'x',
        url: 'https://x.example',
      })),
    }),
  ])('%j', async (json) => {
    const before = await stored();
    const { status } = await post(json);
    expect([400, 422]).toContain(status);
    expect(await stored()).toEqual(before);
  });

  it('fields that the form doesn’t have are ignored', async () => {
    const other = await createSampleSeller(database.open());
    const before = await settingsOf(database.open(), other.userId);
    const foreign = {
      user_id: other.userId,
      userId: other.userId,
      invoice_limit: -1,
      invoiceLimit: -1,
      subscription_status: 'active',
      subscriptionStatus: 'active',
      subscriptionPlan: 'pro',
      totalInvoicesCreated: 0,
      periodCount: 0,
      lastInvoiceNumber: 999,
      preferredCountry: 'au',
      logo: 'data:image/png;base64,AA==',
      taxRateThousandths: 1,
      updatedAt: 1,
      __proto__: { polluted: true },
    };
    const own = await stored();
    const { status } = await post(save({ ...foreign, phone: '555 0111' }, foreign));
    expect(status).toBe(200);
    expect(await stored()).toEqual({ ...own, phone: '555 0111', updatedAt: expect.any(Number) });
    expect(await settingsOf(database.open(), other.userId)).toEqual(before);
  });
});

it('a user without a settings row gets the specified defaults', async () => {
  const db = database.open();
  const { userId, cookie } = await createSampleSeller(database.open());
  await writeBatch(db, [db.delete(userSettings).where(eq(userSettings.userId, userId))]);
  const request = new Request(testOrigin, { headers: { Cookie: cookie } });
  const viewer = await getViewer(request, createTestContext(db));
  expect(viewer?.settings).toMatchObject({
    userId,
    country: 'us',
    taxRateThousandths: null,
    invoicePrefix: 'INV-',
    startingNumber: 1,
    stripePaymentLink: null,
    invoiceLimit: 3,
    totalInvoicesCreated: 0,
    subscriptionStatus: 'free',
    logoId: null,
  });
  const { body } = await post(save(full), { cookie });
  expect(body).toMatchObject({ outcome: 'stored' });
});

it('reports that the database did not respond, and saves everything or nothing', async () => {
  await forEachDatabaseFault({
    open: database.open,
    prepare: createSampleSeller,
    action: (db, { cookie }) => post(save(full), { cookie, db }),
    check: async (_db, { userId, cookie }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { phone, iban } = await settingsOf(database.open(), userId);
      expect(iban).toBeNull();
      if (outcome.answer.status === 200) expect(phone).toBe(fullSettings('us').phone);
      else expect(outcome.answer).toEqual({ body: { outcome: 'unreachable' }, status: 503 });
      expect((await post(save(full), { cookie })).status).toBe(200);
    },
  });
});

describe('the settings that a browser stored for its guest', () => {
  const sync = (country: CountryCode, more: object = {}) => ({
    intent: 'sync-settings',
    settings: fullSettings(country),
    pictures: { logo: null, signature: null },
    country,
    ...more,
  });
  const send = (json: unknown, cookie: string, db = database.open()) =>
    answerSettingsPost(json, jsonPost('/us/settings', json, cookie), createTestContext(db), 'us');

  it.each(countryCodes)('fill a new account by the rules of %s, and once', async (country) => {
    const { cookie, userId } = await createSampleSeller(database.open());
    const { body } = await send(sync(country), cookie);
    expect(body).toMatchObject({ outcome: 'stored', settings: fullSettings(country) });
    const once = await settingsOf(database.open(), userId);
    expect((await send(sync(country), cookie)).body).toMatchObject({ outcome: 'stored' });
    expect(await settingsOf(database.open(), userId)).toEqual(once);
  });

  it('replace nothing that an account has', async () => {
    const { cookie, userId } = await createSampleSeller(database.open());
    await post(save(full), { cookie });
    const before = await settingsOf(database.open(), userId);
    const settings = { ...fullSettings('us'), phone: '555' };
    expect((await send(sync('us', { settings }), cookie)).body).toEqual({ outcome: 'disputed' });
    expect(await settingsOf(database.open(), userId)).toEqual(before);
  });

  it('are checked like any save, and require a session', async () => {
    const { cookie, userId } = await createSampleSeller(database.open());
    const before = await settingsOf(database.open(), userId);
    const wrong = { ...fullSettings('us'), paypalPaymentLink: 'https://evil.example/?paypal.me' };
    expect((await send(sync('us', { settings: wrong }), cookie)).status).toBe(422);
    expect((await send(sync('us', { settings: 7 }), cookie)).status).toBe(400);
    expect((await send(sync('us', { country: 'de' }), cookie)).status).toBe(400);
    expect((await send(sync('us'), '')).body).toEqual({ outcome: 'sign-in-needed' });
    expect(await settingsOf(database.open(), userId)).toEqual(before);
  });
});
