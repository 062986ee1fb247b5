import { expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { getCreatePage } from '#app/features/invoice-form/server/create-page.api.server.ts';
import { answerFormPost } from '#app/features/invoice-form/server/save-request.api.server.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const numberOf = (country: CountryCode) => `routing of ${country}`;
const pairs = countryCodes.flatMap((own) =>
  countryCodes.flatMap((other) =>
    (['edit', 'clone'] as const).map((kind) => [own, other, kind] as const),
  ),
);

test.each(pairs)('a user in %s opens an invoice from %s to %s', async (own, other, kind) => {
  const { userId, settings, cookie } = await createSampleSeller(db);
  const columns = 'country = ?, preferred_country = ?, business_name = ?, routing_number = ?';
  const name = { us: 'USA', ca: 'Canada', uk: 'UK', au: 'Australia' }[own];
  await db.$client.execute({
    sql: `UPDATE user_settings SET ${columns} WHERE user_id = ?`,
    args: [name, name, 'Wren', numberOf(own), userId],
  });
  const id = await saveSample(db, settings, { country: other, routingNumber: numberOf(other) });
  const before = await settingsOf(db, userId);

  const open = async (country: CountryCode) => {
    const context = createTestContext(database.open());
    const request = new Request(`${testOrigin}/${country}/create-invoice?${kind}=${id}`, {
      headers: { Cookie: cookie },
    });
    const page = await getCreatePage(request, context, country).catch((thrown: unknown) => {
      if (!(thrown instanceof Response)) throw thrown;
      return thrown;
    });
    const cookies = [
      ...context.answerHeaders.getSetCookie(),
      ...(page instanceof Response ? page.headers.getSetCookie() : []),
    ];
    expect(cookies.filter((each) => each.includes('country'))).toEqual([]);
    return page;
  };
  const first = await open(own);
  if (own !== other) {
    if (!(first instanceof Response)) throw new Error('It opened under another country');
    expect(first.headers.get('Location')).toBe(`/${other}/create-invoice?${kind}=${id}`);
  }
  const page = own === other ? first : await open(other);
  if (page instanceof Response) throw new Error('It did not open');
  expect(page).toMatchObject({
    country: other,
    opened: { kind, draft: { routingNumber: numberOf(other) } },
    defaults: { routingNumber: numberOf(other) },
  });

  const { opened } = page;
  if (!opened) throw new Error('Nothing was opened');
  const draft = { ...opened.draft, invoiceNumber: 'INV-COPY', saveKey: crypto.randomUUID() };
  const edit = { invoiceId: id, version: opened.version };
  const post = { intent: 'save', guestWaiting: false, draft, ...(kind === 'edit' && { edit }) };
  const request = jsonPost(`/${other}/create-invoice`, post, cookie);
  const context = createTestContext(database.open());
  expect((await answerFormPost(post, request, context, other)).status).toBe(200);
  expect(context.answerHeaders.getSetCookie()).toEqual([]);
  const after = await settingsOf(db, userId);
  const { country, preferredCountry, routingNumber } = before;
  expect(after).toMatchObject({ country, preferredCountry, routingNumber });
  expect(after.routingNumber).toBe(numberOf(own));
});
