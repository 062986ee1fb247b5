import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import { bindAccount } from '#app/features/cards/queries/connected-accounts.server.ts';
import { checkCards } from '#app/features/cards/server/check-cards.server.ts';
import { refreshAccount } from '#app/features/cards/server/connect-account.server.ts';
import { startCardPayment } from '#app/features/cards/server/start-card-payment.server.ts';
import { cardDisputes } from '#db/connect-schema.ts';
import { invoices } from '#db/schema.ts';
import {
  type ConnectedAccount,
  openConnectedAccount,
} from '#tests/fakes/stripe/connect/connected-account.ts';
import type { PaymentSession } from '#tests/fakes/stripe/connect/payment-sessions.ts';
import {
  type Charge,
  closeDispute,
  disputeCharge,
  endBankPayment,
  failRefund,
  paySession,
  refundCharge,
} from '#tests/fakes/stripe/connect/payments.ts';
import { connectSellers } from '#tests/support/connect-client.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { deliverShuffled, type SeededRandom } from '#tests/support/shuffled-deliveries.ts';
import { openStripeWorld, type StripeWorld } from '#tests/support/stripe-world.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deliver, stripeDelivery } from '#tests/support/webhook-harness.ts';

const database = await createTestDatabase();
const open = () => database.open({ timeoutMilliseconds: 30_000 });

const deliveries = isFullStrain ? 2_000 : 100;
const copies = 2;
const sellers = isFullStrain ? 20 : 2;
const invoicesEach = isFullStrain ? 20 : 12;
const startMs = Date.UTC(2026, 9, 1);
const dayMs = 86_400_000;

/** An invoice with a payment page. */
type Sale = {
  invoiceId: string;
  total: number;
  account: ConnectedAccount;
  session: PaymentSession;
};

/** Retries until the unreliable network lets it through. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > 50) throw error;
    }
  }
}

async function beginSales(world: StripeWorld, connect: ConnectClient): Promise<Sale[]> {
  const sales: Sale[] = [];
  const { now } = world.clock;
  for (let seller = 0; seller < sellers; seller += 1) {
    const settings = await createSampleUser(open(), { invoiceLimit: -1 });
    const { userId } = settings;
    const facts = { email: null, name: null, metadata: {} };
    const account = openConnectedAccount(world.state, facts, Math.floor(now / 1000));
    Object.assign(account, { status: 'active', wants: [] });
    await bindAccount(open(), { accountId: account.id, userId, now });
    await insist(() => refreshAccount(open(), connect, account.id, now));
    for (let at = 0; at < invoicesEach; at += 1) {
      const invoiceId = await saveSample(open(), settings, { invoiceNumber: `S-${at}` });
      const page = `https://billwren.example/invoice/${invoiceId}`;
      const made = await insist(() =>
        startCardPayment(open(), connect, { invoiceId, isForAll: true, page, now }),
      );
      const id = made.outcome === 'made' ? (made.url.split('/').at(-1) ?? '') : '';
      const session = account.objects['checkout.session'].get(id);
      if (!session) throw new Error(`no page to pay at: ${made.outcome}`);
      sales.push({ invoiceId, total: session.amount_total, account, session });
    }
  }
  return sales;
}

const chargeOf = ({ account, session }: Sale): Charge | undefined =>
  [...account.objects.charge.values()].find(
    ({ payment_intent }) => payment_intent === session.payment_intent,
  );

/** Makes a possible next change to a sale; returns Stripe's events about it. */
function goOn(world: StripeWorld, random: SeededRandom, sale: Sale): string[] {
  const { account, session } = sale;
  const at = { state: world.state, account, now: Math.floor(world.clock.now / 1000) };
  const known = account.objects.event.size;
  const charge = chargeOf(sale);
  if (session.status === 'open') paySession(at, session, random(3) === 0 ? 'bank' : 'card');
  else if (charge?.status === 'pending') {
    endBankPayment(at, charge.payment_intent, random(4) > 0);
  } else if (charge?.status === 'succeeded') changePaid(at, random, charge);
  return [...account.objects.event.values()].slice(known).map((event) => JSON.stringify(event));
}

function changePaid(
  at: Parameters<typeof refundCharge>[0],
  random: SeededRandom,
  charge: Charge,
): void {
  const { objects } = at.account;
  const left = charge.amount - charge.amount_refunded;
  const dispute = [...objects.dispute.values()].find((each) => each.charge === charge.id);
  const refund = [...objects.refund.values()].find(
    (each) => each.charge === charge.id && each.status === 'succeeded',
  );
  if (dispute?.status === 'needs_response')
    closeDispute(at, dispute.id, random(2) ? 'won' : 'lost');
  else if (!dispute && random(3) === 0) disputeCharge(at, charge.id);
  else if (refund && random(4) === 0) failRefund(at, refund.id);
  else if (left > 1 && dispute?.status !== 'lost')
    refundCharge(at, charge.id, 1 + random(left - 1));
}

/** The expected ledger of a sale, from the fake's own objects. */
function wanted(sale: Sale) {
  const { objects } = sale.account;
  const charge = chargeOf(sale);
  if (charge?.status !== 'succeeded') return { paid: 0, disputes: [] };
  const disputes = [...objects.dispute.values()].filter((each) => each.charge === charge.id);
  const lost = disputes.filter(({ status }) => status === 'lost');
  const sum = (all: { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
  return {
    paid: charge.amount - charge.amount_refunded - sum(lost),
    disputes: disputes.map(({ status }) => (status === 'needs_response' ? 'open' : status)),
  };
}

async function wrongLedgers(sales: Sale[]) {
  const wrong: unknown[] = [];
  for (const sale of sales) {
    const db = open();
    const { invoiceId, total } = sale;
    const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
    const disputes = await db
      .select()
      .from(cardDisputes)
      .where(eq(cardDisputes.invoiceId, invoiceId));
    const want = wanted(sale);
    const found = { paid: row?.paidMinor, disputes: disputes.map(({ state }) => state) };
    const isRight =
      JSON.stringify(found) === JSON.stringify(want) &&
      (row?.status === 'paid') === want.paid >= total;
    if (!isRight) wrong.push({ want, found, status: row?.status });
  }
  return wrong;
}

describe(`${deliveries} deliveries about card payments, shuffled and duplicated, Stripe slow or failing`, () => {
  test(
    'of which 5% never arrive leave every ledger correct once they are fetched',
    async () => {
      const random = createSeededRandom(7);
      const world = await openStripeWorld(random, startMs);
      try {
        const connect = connectSellers(world.registration, 400);
        const sales = await beginSales(world, connect);
        const { secret } = world.registration.connect;
        const { clock } = world;
        const done = await deliverShuffled<Sale, string>({
          accounts: sales,
          clock,
          random,
          copies,
          lostPercent: 5,
          messages: deliveries / copies,
          change: (sale) => goOn(world, random, sale),
          deliver: async (body) => {
            const { now } = clock;
            const request = stripeDelivery(body, { secret, now }, '/stripe-connect');
            const { status } = await deliver(request, { db: open(), connect, now });
            expect([200, 503]).toContain(status);
            return status === 200;
          },
        });
        expect(done.messages * copies).toBeGreaterThanOrEqual(deliveries);
        world.calm();
        const failures: unknown[] = [];
        const look = { limit: 1_000, reportError: (error: unknown) => failures.push(error) };
        await checkCards(open(), connect, { now: clock.now + dayMs, ...look });
        expect(failures).toEqual([]);
        expect(await wrongLedgers(sales)).toEqual([]);
      } finally {
        world.stop();
      }
    },
    20 * 60_000,
  );
});
