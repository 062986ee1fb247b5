import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { invoices } from '#db/schema.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;

const open = (id: string, as?: Seller) => world.get(`/api/share-link?invoice=${id}`, as && { as });
const change = (id: string, columns: Partial<typeof invoices.$inferInsert>) =>
  db.update(invoices).set(columns).where(eq(invoices.id, id));

test('the link comes with a sentence in the document’s language and the client’s phone', async () => {
  const seller = await world.seller();
  const id = await seller.invoice({ invoiceNumber: 'INV-7', businessName: 'Wren Studio' });
  const clientId = await seller.client('Finch', { phone: '(212) 555-0142' });
  await change(id, { clientId });
  const said = async () => (await open(id, seller)).body;
  expect(await said()).toEqual({
    number: 'INV-7',
    url: `${testOrigin}/view-invoice/${id}`,
    text: 'Here is invoice INV-7 from Wren Studio:',
    phone: '12125550142',
  });
  await change(id, { language: 'fr-CA' });
  expect((await said()).text).toBe('Voici la facture INV-7 de Wren Studio\u00a0:');
  await change(id, { clientId: null });
  expect((await said()).phone).toBeNull();
});

test('a new link is shared after the first was withdrawn; without a link or when void, nothing is', async () => {
  const seller = await world.seller();
  const id = await seller.invoice();
  const post = (intent: string) =>
    world.post('/us/invoices', { intent, invoiceId: id }, { as: seller });
  await post('stop-sharing');
  const { status, body } = await open(id, seller);
  expect(status).toBe(409);
  expect(body.error).toContain('Sharing is off for this invoice.');
  await post('share-again');
  const { url } = (await open(id, seller)).body;
  expect(url).toMatch(/\/view-invoice\/[\w-]{40,}$/);
  expect((await world.get(new URL(url).pathname)).status).toBe(200);
  const { userId } = seller;
  await voidInvoiceRow(db, { userId, invoiceId: id, reason: 'Wrong client', now: 1 });
  expect((await open(id, seller)).status).toBe(409);
});

test('another user’s document is unknown, and a guest must sign in', async () => {
  const [seller, other] = [await world.seller(), await world.seller()];
  const id = await seller.invoice();
  expect((await open(id, other)).status).toBe(404);
  expect((await open('nothing', seller)).status).toBe(404);
  expect((await open(id)).status).toBe(401);
});
