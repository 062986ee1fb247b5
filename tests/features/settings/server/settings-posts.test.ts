import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { changedSettings } from '#app/domain/settings/settings-answer.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import {
  freshSettings,
  type SettingsDraft,
  settingsFields,
} from '#app/domain/settings/settings-draft.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { users } from '#db/account-schema.ts';
import { connectedAccounts } from '#db/connect-schema.ts';
import { userSettings } from '#db/schema.ts';
import { fullSettings, registered } from '#tests/support/full-settings.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;

const fresh = freshSettings('us');
const full = changedSettings(fullSettings('us'), fresh);
const counters = { invoiceLimit: 50, totalInvoicesCreated: 7, periodCount: 5 };
const plan = { subscriptionStatus: 'active', subscriptionPlan: 'prod_basic' } as const;
const period = { periodStart: '2026-11-01', subscriptionEndMs: 9_999_999_999_999 };
const planColumns = { ...counters, ...plan, ...period };

const post = (json: unknown, as?: Seller) =>
  world.post('/us/settings', json, { ...(as && { as }), now: 5 });
const saving = (changes: unknown, more: object = {}) => {
  return { intent: 'save-settings', changes, ...more };
};
const save = async (as: Seller, changes: object, more: object = {}) =>
  (await post(saving(changes, more), as)).body;
const rowOf = ({ userId }: Seller) => settingsOf(db, userId);
const shown = async (seller: Seller) => settingsOfColumns(await rowOf(seller), null);

/** A seller on a paid plan whose settings are all filled in. */
async function filledSeller() {
  const seller = await world.seller({ ...planColumns, updatedAt: 0 });
  await save(seller, full);
  return seller;
}
const owner = await filledSeller();

describe('a save', () => {
  test.each(countryCodes)(
    'stores full settings by the rules of %s and returns them',
    async (country) => {
      const seller = await world.seller({ updatedAt: 0 });
      const settings = fullSettings(country);
      const stored = { outcome: 'stored', settings, lastNumber: null };
      expect(await save(seller, changedSettings(settings, fresh), { country })).toEqual(stored);
      expect(await shown(seller)).toEqual(settings);
      expect((await rowOf(seller)).updatedAt).toBe(5);
    },
  );

  test('writes what was changed, and never the plan or its counters; two tabs do not undo each other', async () => {
    const seller = await filledSeller();
    const other = await world.seller();
    const before = await rowOf(seller);
    const untouched = await rowOf(other);
    for (const changes of [{ phone: '555 0199' }, { taxRate: '', businessName: 'Wren & Co' }, {}])
      expect(await save(seller, changes)).toMatchObject({ outcome: 'stored' });
    const after = await rowOf(seller);
    const changed = { phone: '555 0199', businessName: 'Wren & Co', taxRateThousandths: null };
    expect(after).toEqual({ ...before, ...changed, updatedAt: expect.any(Number) });
    expect(after).toMatchObject(planColumns);
    expect(await rowOf(other)).toEqual(untouched);
  });

  test('of the language of invoices is undone, and a rate with more decimals is exact', async () => {
    const seller = await filledSeller();
    await save(seller, { invoiceLanguage: 'ru', taxRate: '8.8755' });
    await save(seller, { template: 'classic' });
    const changed = { invoiceLanguage: 'ru', template: 'classic', taxRate: '8.8755' };
    expect(await shown(seller)).toMatchObject(changed);
    await save(seller, { invoiceLanguage: '', taxRate: '9' });
    expect(await rowOf(seller)).toMatchObject({ invoiceLanguage: null, template: 'classic' });
    expect(await shown(seller)).toMatchObject({ taxRate: '9' });
  });

  test('keeps what an invoice wrote back in the meantime', async () => {
    const seller = await filledSeller();
    const links = { stripePaymentLink: 'https://buy.stripe.com/other', paypalPaymentLink: null };
    const bank = { bankName: 'Second Bank', accountNumber: '777' };
    await seller.invoice({ ...bank, ...links, acceptCardPayments: true });
    await save(seller, { phone: '555 0199' });
    expect(await shown(seller)).toMatchObject({
      ...bank,
      phone: '555 0199',
      stripePaymentLink: 'https://buy.stripe.com/other',
      paypalPaymentLink: 'https://paypal.me/wren',
      routingNumber: '110000000',
    });
  });

  test('that is invalid is refused, with nothing stored', async () => {
    const before = await rowOf(owner);
    const message = 'Phone number can only contain digits, spaces and + ( ) -';
    const refused = { outcome: 'invalid', issues: [{ field: 'phone', message }], toast: message };
    expect(await save(owner, { phone: 'call me', taxRate: '5' })).toEqual(refused);
    expect(await rowOf(owner)).toEqual(before);
  });

  test('of an account without a business email uses its own address', async () => {
    const seller = await filledSeller();
    const isOwn = eq(userSettings.userId, seller.userId);
    await db.update(userSettings).set({ email: null }).where(isOwn);
    await db.update(users).set({ email: 'jo@wren.example' }).where(eq(users.id, seller.userId));
    const settings = { email: 'jo@wren.example' };
    expect(await save(seller, { phone: '1' })).toMatchObject({ outcome: 'stored', settings });
  });

  test('without a Stripe link needs an account at Stripe that accepts cards', async () => {
    const seller = await filledSeller();
    const saved = () => save(seller, { stripePaymentLink: '' });
    const refused = { outcome: 'invalid', issues: [{ field: 'stripePaymentLink' }] };
    expect(await saved()).toMatchObject(refused);
    const { userId } = seller;
    const at = { accountId: userId, userId, madeAt: 1, lookedAt: 1 };
    await db.insert(connectedAccounts).values({ ...at, state: 'restricted' });
    for (const [state, expected] of [
      ['restricted', refused],
      ['unfinished', refused],
      ['ready', { outcome: 'stored', settings: { stripePaymentLink: '' } }],
    ] as const) {
      await db.update(connectedAccounts).set({ state }).where(eq(connectedAccounts.userId, userId));
      expect([state, await saved()]).toMatchObject([state, expected]);
    }
  });

  test('by a user without a settings row starts from the specified defaults', async () => {
    const seller = await world.seller();
    await db.delete(userSettings).where(eq(userSettings.userId, seller.userId));
    const request = new Request(testOrigin, { headers: { Cookie: seller.cookie } });
    const numbering = { invoicePrefix: 'INV-', startingNumber: 1 };
    const free = { subscriptionStatus: 'free', invoiceLimit: 3, totalInvoicesCreated: 0 };
    const none = { taxRateThousandths: null, stripePaymentLink: null, logoId: null };
    const defaults = { userId: seller.userId, country: 'us', ...numbering, ...free, ...none };
    expect((await getViewer(request, createTestContext(db)))?.settings).toMatchObject(defaults);
    expect(await save(seller, full)).toMatchObject({ outcome: 'stored' });
  });
});

describe('a hostile or broken post stores nothing', () => {
  const whole = { ...fresh, ...full };
  const wrongOf = (field: keyof typeof whole): unknown[] =>
    typeof whole[field] === 'string'
      ? [1, null, {}, ['x'], 'x'.repeat(6000)]
      : [1, null, 'x', {}, [1]];

  test.each(settingsFields)('%s of another type or too long', async (field) => {
    for (const value of wrongOf(field)) {
      // Fields of another country's form aren't checked here, and so not stored either.
      const before = await rowOf(owner);
      const { body, status } = await post(saving({ [field]: value }), owner);
      if (status === 200) expect(body).toMatchObject({ outcome: 'stored' });
      else expect(['refused', 'invalid']).toContain(body.outcome);
      expect([value, await rowOf(owner)]).toEqual([value, before]);
    }
  });

  test.each([
    null,
    { intent: 'save-settings' },
    { intent: 'save', changes: { phone: '1' } },
    saving([]),
    saving({ phone: '1' }, { country: 'de' }),
    saving({ phone: '1' }, { pictures: { logo: 7 } }),
    saving({ phone: '1' }, { pictures: { logo: 'https://evil.example/x.png' } }),
    saving({ phone: '1' }, { pictures: { signature: 'data:image/svg+xml,<svg/>' } }),
    saving({ otherPaymentLinks: Array(11).fill({ name: 'x', url: 'https://x.example' }) }),
  ])('%j', async (json) => {
    const before = await rowOf(owner);
    expect([400, 422]).toContain((await post(json, owner)).status);
    expect(await rowOf(owner)).toEqual(before);
  });

  test('without a session; what can’t be read gets a message', async () => {
    const guest = await post(saving(full));
    expect([guest.status, guest.body]).toEqual([401, { outcome: 'sign-in-needed' }]);
    const { body } = await post(saving({ phone: 1 }), owner);
    expect(body).toEqual({ outcome: 'refused', message: 'Please check your inputs' });
  });

  test('fields that the form doesn’t have are ignored', async () => {
    const other = await world.seller();
    const before = await rowOf(other);
    const foreign = {
      user_id: other.userId,
      userId: other.userId,
      invoice_limit: -1,
      invoiceLimit: -1,
      subscriptionPlan: 'pro',
      periodCount: 0,
      lastInvoiceNumber: 999,
      preferredCountry: 'au',
      logo: 'data:image/png;base64,AA==',
      taxRateThousandths: 1,
      __proto__: { polluted: true },
    };
    const own = await rowOf(owner);
    const phone = '555 0111';
    expect((await post(saving({ ...foreign, phone }, foreign), owner)).status).toBe(200);
    expect(await rowOf(owner)).toEqual({ ...own, phone, updatedAt: expect.any(Number) });
    expect(await rowOf(other)).toEqual(before);
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

  test.each(countryCodes)('fill a new account by the rules of %s, and once', async (country) => {
    const seller = await world.seller();
    const stored = { outcome: 'stored', settings: fullSettings(country) };
    expect((await post(sync(country), seller)).body).toMatchObject(stored);
    const once = await rowOf(seller);
    expect((await post(sync(country), seller)).body).toMatchObject({ outcome: 'stored' });
    expect(await rowOf(seller)).toEqual(once);
  });

  test('replace nothing that an account has, and are checked like any save', async () => {
    const before = await rowOf(owner);
    const settings = { ...fullSettings('us'), phone: '555' };
    expect((await post(sync('us', { settings }), owner)).body).toEqual({ outcome: 'disputed' });
    expect(await rowOf(owner)).toEqual(before);
    const seller = await world.seller();
    const empty = await rowOf(seller);
    const wrong = { ...fullSettings('us'), paypalPaymentLink: 'https://evil.example/?paypal.me' };
    for (const [more, status] of [
      [{ settings: wrong }, 422],
      [{ settings: 7 }, 400],
      [{ country: 'de' }, 400],
    ] as const)
      expect((await post(sync('us', more), seller)).status).toBe(status);
    expect((await post(sync('us'))).body).toEqual({ outcome: 'sign-in-needed' });
    expect(await rowOf(seller)).toEqual(empty);
  });
});

describe('the answers about taxes', () => {
  const { registrationUs, registrationUk } = fresh;
  const no = { registrationUs: { ...registrationUs, registered: 'no' as const } };
  const uk = { registrationUk: registered('uk', { VAT: 'GB123456782' }) };
  const inUk = (seller: Seller) => {
    return save(seller, { ...uk, postalCode: 'SW1A 1AA' }, { country: 'uk' });
  };
  const inUs = (seller: Seller, changes: Partial<SettingsDraft>) =>
    save(seller, { ...changes, postalCode: '12345' });

  test('for two countries are both kept, saved one after the other or at the same instant', async () => {
    const [one, other] = [await filledSeller(), await filledSeller()];
    await inUk(one);
    expect(await inUs(one, no)).toMatchObject({ outcome: 'stored', settings: { ...no, ...uk } });
    await Promise.all([inUs(other, no), inUk(other)]);
    for (const each of [one, other]) expect(await shown(each)).toMatchObject({ ...no, ...uk });
    // They can be withdrawn one by one, and the last one leaves nothing.
    await inUs(one, { registrationUs });
    expect(await shown(one)).toMatchObject({ registrationUs, ...uk });
    await save(one, { registrationUk });
    expect((await rowOf(one)).taxRegistrations).toBeNull();
  });

  test.each(['{', '[]', '"x"'])('that are unreadable, %s, are overwritten', async (kept) => {
    const seller = await filledSeller();
    const sql = 'UPDATE user_settings SET tax_registrations = ? WHERE user_id = ?';
    await db.$client.execute({ sql, args: [kept, seller.userId] });
    expect(await save(seller, no)).toMatchObject({ outcome: 'stored' });
    expect(await shown(seller)).toMatchObject(no);
  });
});

test('clients are thanked once the seller turns it on, and Settings show it', async () => {
  const turn = async (thanks: unknown) =>
    (await world.post('/api/mail-settings', { thanks }, { as: owner })).status;
  const isOn = async () =>
    (await world.get('/us/settings', { as: owner })).body.account.thanksClients;
  expect([await isOn(), await turn('yes')]).toEqual([false, 400]);
  expect([await turn(true), await isOn()]).toEqual([200, true]);
  expect([await turn(false), await isOn()]).toEqual([200, false]);
});
