import { beforeAll, describe, expect, inject, test } from 'vitest';
import { accessTable } from '#tests/fixtures/access-table.ts';
import {
  dataPath,
  type Member,
  newVisitor,
  saveInvoice,
  saveOf,
  signUp,
  type Visitor,
} from '#tests/support/visitor.ts';

// How many database round trips each page makes according to `Server-Timing`, which every page's
// speed depends on.

const { origin } = inject('product');
const guest = newVisitor(origin);
let member: Member;
let invoiceId: string;

beforeAll(async () => {
  member = await signUp(origin);
  invoiceId = await saveInvoice(member);
  // The first view issues it and has it signed.
  await guest.get(`/view-invoice/${invoiceId}`);
});

async function tripsOf(answering: Promise<Response>): Promise<number> {
  const answer = await answering;
  await answer.arrayBuffer();
  const timing = answer.headers.get('Server-Timing') ?? '';
  const trips = /^db;desc="(\d+) round trips";dur=[\d.]+, app;dur=[\d.]+$/.exec(timing)?.[1];
  if (trips === undefined) throw new Error(`No trips in "${timing}"`);
  return Number(trips);
}

const pages = Object.entries(accessTable)
  .map(([id, row]) => ({ id, row }))
  .filter(({ row }) => row.kind === 'page');

describe('a guest’s visit', () => {
  test.each(pages)(
    'to $id costs one round trip for an invoice, otherwise none',
    async ({ row }) => {
      const path = row.path(invoiceId);
      const expected = row.idIsFor === 'link' ? 1 : 0;
      expect(await tripsOf(guest.get(path))).toBe(expected);
      expect(await tripsOf(guest.get(dataPath(path)))).toBe(expected);
    },
  );

  test('to a short URL costs none', async () => {
    expect(await tripsOf(guest.get('/invoices'))).toBe(0);
  });

  test('to the PDF costs one, sent again or not, and one more the first time', async () => {
    const path = `/view-invoice/${invoiceId}/pdf`;
    expect(await tripsOf(guest.get(path))).toBe(2);
    expect(await tripsOf(guest.get(path))).toBe(1);
    const etag = (await guest.get(path)).headers.get('ETag') ?? '';
    expect(await tripsOf(guest.get(path, { 'If-None-Match': etag }))).toBe(1);
  });
});

describe('a member’s visit', () => {
  test.each(pages)('to $id costs two round trips at most', async ({ row }) => {
    const path = row.path(invoiceId);
    expect(await tripsOf(member.get(path))).toBeLessThanOrEqual(2);
    expect(await tripsOf(member.get(dataPath(path)))).toBeLessThanOrEqual(2);
  });
});

test.each(['clone', 'edit'])('the form of an invoice to %s costs two', async (kind) => {
  const query = `?${kind}=${invoiceId}`;
  expect(await tripsOf(member.get(`/us/create-invoice${query}`))).toBe(2);
  expect(await tripsOf(guest.get(`/us/create-invoice${query}`))).toBe(0);
});

test('a picture of the settings or of an invoice costs two, and a guest’s none', async () => {
  for (const query of ['name=logo', `name=logo&invoice=${invoiceId}`]) {
    expect(await tripsOf(member.get(`/api/settings-picture?${query}`))).toBe(2);
    expect(await tripsOf(guest.get(`/api/settings-picture?${query}`))).toBe(0);
  }
});

describe('a post', () => {
  const save = (visitor: Visitor, fields: object) =>
    tripsOf(visitor.postJson('/us/create-invoice.data', fields));

  test('of a save costs two round trips: the session, and one atomic write', async () => {
    const saving = saveOf({ invoiceNumber: 'TRIPS' });
    expect(await save(member, saving)).toBe(2);
    expect(await save(member, saving)).toBe(2);
  });

  test('of a changed status, and of a product, costs two', async () => {
    const mark = (status: string) =>
      tripsOf(member.postForm('/us/invoices.data', { intent: 'set-status', invoiceId, status }));
    // A payment may issue the invoice: the check for a pending signature runs after the response
    // and may or may not be counted.
    expect([2, 3]).toContain(await mark('paid'));
    expect(await mark('unpaid')).toBe(2);
    const product = { intent: 'save-product', name: 'Oak', unitPrice: '1', taxRate: '0', unit: '' };
    expect(await save(member, product)).toBe(2);
  });

  test('of a sign-up costs two and one after the response, of a sign-in five, of a sign-out one', async () => {
    const { email, password } = member;
    const fields = { intent: 'sign-in', screen: 'dialog', email, password };
    const [first, second] = [newVisitor(origin), newVisitor(origin)];
    expect(await tripsOf(first.postForm('/us/auth.data', fields))).toBe(5);
    const joining = { ...fields, intent: 'sign-up', email: `joining-${email}` };
    // The confirmation link is saved after the response: it may or may not be counted.
    expect([2, 3]).toContain(await tripsOf(second.postForm('/us/auth.data', joining)));
    expect(await tripsOf(first.postForm('/api/sign-out', { country: 'us' }))).toBe(1);
  });

  test('that requests a code costs two: all its limits, and the code; a rejected one only the limits', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const ask = () => tripsOf(newVisitor(origin).postJson('/api/send-otp', { email }));
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(1);
  });
});
