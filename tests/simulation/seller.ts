import { eq } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { Database } from '#db/client.server.ts';
import { clients } from '#db/schema.ts';
import { completeCheckout } from '#tests/fakes/stripe/complete-checkout.ts';
import { changeAccount } from '#tests/fakes/stripe/connect/connect-events.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import { newVisitor, readData, type Visitor } from '#tests/support/visitor.ts';
import type { Ended, Mishap, Turns } from './network.ts';
import { productOrigin, type World } from './world.ts';

/** A seller with a signed-in browser, and what that browser remembers. */
export type Seller = {
  name: string;
  email: string;
  country: CountryCode;
  visitor: Visitor;
  userId: string;
  /** Clients with an email address, as added in the product. */
  clients: { id: string; name: string; email: string }[];
  /** The drafts of documents saved from the form, by id. */
  drafts: Map<string, InvoiceDraft>;
  isClosed: boolean;
};

/** A response; status 0 if there was none, because the worker was killed. */
export type Reply = { status: number; body: unknown; isHit: boolean };

/** Sends a request, with a mishap at one of the calls that the product makes for it. */
export async function ask(
  world: World,
  send: () => Promise<Response>,
  mishap: Mishap | null = null,
  turns: Turns | null = null,
): Promise<Reply> {
  return replyOf(await world.run(() => readReply(send), mishap, turns));
}

async function readReply(send: () => Promise<Response>): Promise<Omit<Reply, 'isHit'>> {
  const response = await send();
  const { status } = response;
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/x-script')) return { status, body: await readData(response) };
  const text = await response.text();
  return { status, body: type.includes('json') ? JSON.parse(text) : text };
}

function replyOf(ended: Ended<Omit<Reply, 'isHit'>>): Reply {
  const { isHit } = ended;
  if (ended.outcome === 'answered') return { ...ended.value, isHit };
  if (ended.outcome === 'killed') return { status: 0, body: null, isHit };
  throw ended.error;
}

/** Signs a seller up with an emailed code. */
export async function signUp(
  world: World,
  { name, country }: { name: string; country: CountryCode },
): Promise<Seller> {
  const email = `${name}@sellers.example`;
  const visitor = newVisitor(productOrigin);
  const seller: Seller = {
    name,
    email,
    country,
    visitor,
    userId: '',
    clients: [],
    drafts: new Map(),
    isClosed: false,
  };
  await signIn(world, seller);
  const { body } = await ask(world, () => visitor.get('/api/session'));
  seller.userId = (body as { person: string }).person;
  return seller;
}

/** Signs a seller in with an emailed code; false if the account is deleted. */
export async function signIn(world: World, seller: Seller): Promise<boolean> {
  const { visitor, email, country } = seller;
  await ask(world, () => visitor.postJson('/api/send-otp', { email }));
  const letter = world.fakes.mailbox.letters.find(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  const { status } = await ask(world, () =>
    visitor.postJson('/api/verify-otp', { email, code, country }),
  );
  return status === 200;
}

/** Buys a plan and delivers Stripe's events about it; false if none is sold now. */
export async function buyPlan(world: World, seller: Seller, plan: string): Promise<boolean> {
  const { body } = await ask(world, () =>
    seller.visitor.postJson('/api/create-checkout', {
      priceId: `price_${seller.country}_${plan}_monthly`,
      key: crypto.randomUUID(),
    }),
  );
  const id = (body as { url?: string } | null)?.url?.split('/').at(-1) ?? '';
  const session = world.fakes.stripe.objects['checkout.session'].get(id);
  if (!session) return false;
  const now = Math.floor(world.now() / 1000);
  completeCheckout(world.fakes.stripe, session, { card: '4242424242424242', now });
  await deliverAll(world);
  return true;
}

/** Connects a Stripe account that accepts cards. */
export async function connectCards(world: World, seller: Seller): Promise<void> {
  const { visitor, country } = seller;
  await ask(world, () => visitor.postJson('/api/connect-stripe', { country, platform: 'web' }));
  const account = [...world.fakes.stripe.connected.values()].at(-1);
  if (!account) throw new Error('No account was opened');
  const now = Math.floor(world.now() / 1000);
  changeAccount(world.fakes.stripe, account.id, { status: 'active', wants: [], now });
  await deliverAll(world);
}

async function deliverAll(world: World): Promise<void> {
  for (const delivery of world.deliveries.splice(0)) await world.run(() => world.deliver(delivery));
}

/** Adds clients with an email address each. */
export async function addClients(
  world: World,
  db: Database,
  { seller, names }: { seller: Seller; names: string[] },
): Promise<void> {
  for (const name of names) {
    const key = crypto.randomUUID();
    const email = `${name.toLowerCase()}@clients.example`;
    const text = { ...plainClient(name), email, country: seller.country };
    const json = { intent: 'add-client', key, text };
    await ask(world, () => seller.visitor.postJson(`/${seller.country}/clients.data`, json));
  }
  const rows = await db.select().from(clients).where(eq(clients.userId, seller.userId));
  seller.clients = rows
    .map(({ id, name, email }) => ({ id, name, email: email ?? '' }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
