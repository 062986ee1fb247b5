import { describe, expect, test } from 'vitest';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { payInFull } from '#tests/support/change-invoice.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import { draftOf } from '#tests/support/form-harness.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const { database, db, seller, get, post } = await openWorld();

const open = (
  as: Seller | undefined,
  query: string,
  { country = 'us', db = database.open() } = {},
) => get(`/${country}/create-invoice${query}`, { ...(as && { as }), db });
const kinds = ['clone', 'edit'] as const;

describe('an invoice to clone or edit', () => {
  test('opens for its owner with all its contents, in two round trips', async () => {
    const owner = await seller();
    const id = await owner.invoice({
      discountHundredths: 1250,
      clientId: await owner.client('Kite'),
    });
    for (const kind of kinds) {
      const request = database.open();
      const { body } = await open(owner, `?${kind}=${id}`, { db: request });
      expect(body).toMatchObject({
        closed: null,
        opened: {
          id,
          kind,
          invoiceNumber: 'INV-001',
          version: savedAt,
          isArchived: false,
          isIssued: false,
          draft: { discount: '12.5', showDiscount: true, items: [{ unitPrice: '138.66' }] },
        },
        clients: [{ name: 'Kite' }],
      });
      expect(request.stats.trips).toBe(2);
    }
    await issueServed(db, { invoiceId: id, version: savedAt, now: savedAt });
    expect((await open(owner, `?edit=${id}`)).body.opened.isIssued).toBe(true);
    for (const none of ['', '?clone=&edit='])
      expect((await open(owner, none)).body.opened).toBeNull();
  });

  test.each(kinds)('of another user is as unknown as a missing one: to %s', async (kind) => {
    const id = await (await seller()).invoice({ clientName: 'Hidden Heron' });
    const answers = [id, 'unknown'].map((id) => seller().then((as) => open(as, `?${kind}=${id}`)));
    for (const answer of await Promise.all(answers)) {
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/us/invoices']);
      const action = { clone: 'clone', edit: 'open' }[kind];
      expect((await flashOf(answer))?.message).toBe(
        `Failed to ${action} invoice: Invoice not found`,
      );
    }
    const asGuest = await open(undefined, `?${kind}=${id}`);
    const path = encodeURIComponent(`/us/create-invoice?${kind}=${id}`);
    expect(asGuest.headers.get('Location')).toBe(`/us/auth?redirectTo=${path}`);
  });

  test('that is paid can be cloned but not edited', async () => {
    const owner = await seller();
    const id = await owner.invoice();
    await payInFull(db, id, savedAt);
    const closed = { id, invoiceNumber: 'INV-001', bar: 'paid' };
    expect((await open(owner, `?edit=${id}`)).body).toMatchObject({ opened: null, closed });
    const { body } = await open(owner, `?clone=${id}`);
    expect(body).toMatchObject({ opened: { kind: 'clone' }, closed: null });
  });

  test('has the seller’s current answer about registration in a copy, and its own in an edit', async () => {
    const ca = { registered: 'no', since: '', numbers: [] };
    const owner = await seller({ taxRegistrations: JSON.stringify({ ca }) });
    const id = await owner.invoice({ country: 'ca' });
    const answers = kinds.map((kind) => open(owner, `?${kind}=${id}`, { country: 'ca' }));
    const opened = (await Promise.all(answers)).map(({ body }) => body.opened.draft.registered);
    expect(opened).toEqual(['no', '']);
  });

  test.each([
    ['us', 'us'],
    ['ca', 'uk'],
    ['uk', 'au'],
  ] as const)(
    'opened by a user in %s is shown under its own country, %s, and changes no settings',
    async (...given) => {
      const [own, other] = given;
      const routingNumber = `routing of ${own}`;
      const settings = { country: own, preferredCountry: own, businessName: 'W', routingNumber };
      const owner = await seller(settings);
      const id = await owner.invoice({ country: other, routingNumber: `routing of ${other}` });
      for (const kind of kinds) {
        if (own !== other) {
          const { headers } = await open(owner, `?${kind}=${id}`, { country: own });
          expect(headers.get('Location')).toBe(`/${other}/create-invoice?${kind}=${id}`);
        }
        const { body, context } = await open(owner, `?${kind}=${id}`, { country: other });
        const theirs = { routingNumber: `routing of ${other}` };
        expect(body).toMatchObject({ country: other, opened: { draft: theirs }, defaults: theirs });

        const { opened } = body;
        const { saveKey } = draftOf();
        const draft = { ...opened.draft, invoiceNumber: `INV-${kind}`, saveKey };
        const edit = kind === 'edit' && { edit: { invoiceId: id, version: opened.version } };
        const save = { intent: 'save', guestWaiting: false, draft, ...edit };
        const saved = await post(`/${other}/create-invoice`, save, { as: owner });
        expect(saved.status).toBe(200);
        for (const { answerHeaders } of [context, saved.context]) {
          expect(answerHeaders.getSetCookie().filter((each) => each.includes('country'))).toEqual(
            [],
          );
        }
      }
      expect(await settingsOf(db, owner.userId)).toMatchObject(settings);
    },
  );
});

test('a new form offers its owner’s clients by name and their products, and another user none', async () => {
  const owner = await seller({ invoiceLanguage: 'ru', paymentTerms: 'days:7' });
  const texts = { contact: 'Ida', taxNumber: 'DE136695976', reference: 'PO-7' };
  const own = { region: 'DE', language: 'fr-CA', paymentTerms: 'next-month' } as const;
  await owner.client('zoe');
  await owner.client('Adam', { ...texts, ...own });
  const oak = { name: 'Oak', unitPrice: '1', taxRate: '9.975', unit: '' };
  await post('/us/create-invoice', { intent: 'save-product', ...oak }, { as: owner });
  const unknown = { email: '', contact: '', taxNumber: '', reference: '', region: '' };
  expect((await open(owner, '')).body).toMatchObject({
    clients: [
      { name: 'Adam', ...texts, ...own },
      { name: 'zoe', ...unknown, language: 'ru', paymentTerms: 'days:7' },
    ],
    products: [oak],
  });
  const none = { clients: [], products: [] };
  expect((await open(await seller(), '')).body).toMatchObject(none);
  expect((await open(undefined, '')).body).toMatchObject({ userId: null, ...none });
});
