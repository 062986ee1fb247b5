import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/member.ts';
import { openTab } from '#tests/support/open-tab.ts';
import { hasEntriesAt, openScreen, sees } from '#tests/support/screen.ts';
import { enterOnPage, signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf } from '#tests/support/type-invoice.ts';
import { type Member, saveInvoice, signIn } from '#tests/support/visitor.ts';

// The live channel: who may connect, who gets which events, when each channel ends, and how a page
// responds.

const product = inject('product');
const { origin, libsqlUrl } = product;

const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

/** An open live channel without a browser: all messages received, in order, and the server's close code. */
type LiveSocket = { heard: string[]; closed: Promise<number>; say: (text: string) => void };

async function listen(member: Member, since = Date.now()): Promise<LiveSocket> {
  const address = `${origin.replace(/^http/, 'ws')}/api/live?since=${since}`;
  const socket = new WebSocket(address, { origin, headers: { Cookie: member.cookies() } });
  open.push(socket);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  return { heard, closed, say: (text) => socket.send(text) };
}

/** The events of an account's first save: it also creates the client. */
const firstSave = ['invoices', 'clients'];

const words = (socket: LiveSocket) =>
  socket.heard.map((text) => (JSON.parse(text) as { news: string }).news);

test('a user’s saves reach all of their pages and no other user’s', async () => {
  const member = await newMember(product, 'saver');
  const stranger = await newMember(product, 'stranger');
  const [one, other] = [await listen(member), await listen(member)];
  const strangers = await listen(stranger);
  const before = Date.now();
  const invoiceId = await saveInvoice(member);
  await expect.poll(() => [words(one), words(other)]).toEqual([firstSave, firstSave]);
  await member.postJson('/us/invoices.data', { intent: 'set-status', invoiceId, status: 'paid' });
  await expect.poll(() => words(one)).toEqual([...firstSave, 'invoices']);
  expect(strangers.heard).toEqual([]);
  expect(JSON.parse(one.heard[0] ?? '')).toEqual({ news: 'invoices', at: expect.any(Number) });
  const late = await listen(member, before);
  await expect.poll(() => words(late).sort()).toEqual([...firstSave].sort());
  const fresh = await listen(member);
  fresh.say('ping');
  await expect.poll(() => fresh.heard).toEqual(['pong']);
  fresh.say('{"news":"plan","at":1}');
  expect(await fresh.closed).toBe(1008);
  expect(words(one)).toEqual([...firstSave, 'invoices']);
});

test('a session that ends closes its own pages’ channels and no others', async () => {
  const member = await newMember(product, 'leaver');
  const elsewhere = await signInAgain(member);
  const [here, there] = [await listen(member), await listen(elsewhere)];
  await member.postForm('/api/sign-out', { country: 'us' });
  expect(await here.closed).toBe(4001);
  await saveInvoice(elsewhere);
  await expect.poll(() => words(there)).toEqual(firstSave);
  expect(here.heard).toEqual([]);
});

test('a session that expires closes its pages’ channels at that instant', async () => {
  const member = await newMember(product, 'short');
  const { $client } = openDatabase({ url: libsqlUrl });
  await $client.execute({
    sql: 'UPDATE sessions SET expires_at = ? WHERE user_id = (SELECT id FROM users WHERE email = ?)',
    args: [Date.now() + 6000, member.email],
  });
  const socket = await listen(member);
  expect(await socket.closed).toBe(4000);
  expect(socket.heard).toEqual([]);
});

test('beyond twenty pages the oldest is disconnected', async () => {
  const member = await newMember(product, 'many');
  const sockets: LiveSocket[] = [];
  for (let n = 0; n <= 20; n += 1) sockets.push(await listen(member));
  expect(await sockets[0]?.closed).toBe(4002);
  await saveInvoice(member);
  await expect.poll(() => sockets.slice(1).map(words)).toEqual(Array(20).fill(firstSave));
});

/** Another session of the same account. */
function signInAgain({ email, password }: Member): Promise<Member> {
  return signIn(origin, { email, password });
}

const badge = (page: Page, text: string) => sees(page.getByRole('banner'), text);

/** Sets a mark that the page loses on reload. */
const mark = (page: Page) => page.evaluate(() => document.body.classList.add('as-it-was'));
const isUnchangedSince = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('as-it-was'));

journey(
  'a save on one device updates the pages of another, and no input is lost',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    const member = await signUpOnPage(page);
    await openScreen(page, '/us/invoices');
    const form = await openTab(page);
    await openScreen(form, '/us/create-invoice');
    await Promise.all([page, form].map(mark));
    await badge(page, '0/3');
    const nextNumber = await field(form, 'Invoice number').inputValue();

    await saveInvoice(member, { invoiceNumber: nextNumber, clientName: 'Faraway Finch' });
    await badge(page, '1/3');
    await sees(page.getByRole('row'), 'Faraway Finch');
    await badge(form, '1/3');
    // Nothing was typed yet, so the form updates.
    await expect.poll(() => field(form, 'Invoice number').inputValue()).not.toBe(nextNumber);

    await field(form, 'Client name').fill('Half a hero');
    await field(itemOf(form, 1), 'Description').pressSequentially('Half a l');
    await saveInvoice(member, { invoiceNumber: 'AWAY-2' });
    await badge(form, '2/3');
    await form.keyboard.type('ine');
    await expect.poll(() => field(form, 'Client name').inputValue()).toBe('Half a hero');
    await expect.poll(() => field(itemOf(form, 1), 'Description').inputValue()).toBe('Half a line');
    expect(await Promise.all([page, form].map(isUnchangedSince))).toEqual([true, true]);
  },
);

journey('settings saved elsewhere are merged around what is being typed', async ({ openPage }) => {
  const page = await openPage('desktop');
  const member = await signUpOnPage(page);
  await openScreen(page, '/us/settings');
  await mark(page);
  await field(page, 'Business name').fill('Typed here');
  const changes = {
    businessName: 'Saved there',
    email: 'there@wren.example',
    phone: '+1 555 010 0100',
    address: '2 Far Lane',
    postalCode: '12345',
  };
  const save = { intent: 'save-settings', changes };
  const answer = await member.postJson('/us/settings.data', save);
  expect(answer.status).toBe(200);
  await expect.poll(() => field(page, 'Phone').inputValue()).toBe(changes.phone);
  await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Typed here');
  expect(await isUnchangedSince(page)).toBe(true);
});

journey('a device that is signed out from another shows nothing any more', async ({ openPage }) => {
  const page = await openPage('desktop');
  const member = await signUpOnPage(page);
  const away = await openPage('phone');
  await enterOnPage(away, await signInAgain(member));
  await openScreen(away, '/us/invoices');
  await openScreen(page, '/us/settings');
  await mark(page);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await sees(page, 'All your other devices have been signed out.');
  await hasEntriesAt(away, /\/us\/auth\?redirectTo=%2Fus%2Finvoices$/);
  expect(await isUnchangedSince(page)).toBe(true);
});
