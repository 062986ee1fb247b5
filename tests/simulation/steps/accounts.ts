import type { ImportedInvoice } from '#app/domain/import/imported-invoice.ts';
import {
  cancelNow,
  changePrice,
  endPaidTime,
  payOpenInvoice,
  renew,
  setCancelling,
} from '#tests/fakes/stripe/subscription-life.ts';
import { anySeller, post, type Scene, type Step, send } from '../scene.ts';
import { ask, buyPlan } from '../seller.ts';

/** Steps with accounts: plans, imports, deletion, a restarted database. */
export const accountSteps: Step[] = [
  { name: 'a plan changes at Stripe', weight: 3, act: changePlan },
  { name: 'import invoices', weight: 2, act: importInvoices },
  { name: 'sign out', weight: 1, act: signOut },
  { name: 'delete an account', weight: 1, act: deleteAccount },
];

async function changePlan(scene: Scene): Promise<boolean> {
  const { world, dice, notes } = scene;
  const { stripe: state } = world.fakes;
  const now = Math.floor(world.now() / 1000);
  const running = [...state.objects.subscription.values()].filter(
    ({ ended_at }) => ended_at === null,
  );
  const one = dice.pick(running);
  if (!one || dice.chance(20)) {
    const seller = anySeller(scene);
    if (!seller || running.length >= scene.sellers.length) return false;
    const isBought = await buyPlan(world, seller, dice.pick(['basic', 'pro']) ?? 'basic');
    notes.push(isBought ? `${seller.name} buys a plan` : 'no plan is sold');
    return true;
  }
  const price = state.objects.price.get(
    dice.chance(50) ? 'price_us_pro_monthly' : 'price_us_basic_monthly',
  );
  const ways: [string, () => unknown][] =
    one.status === 'past_due'
      ? [
          ['the open invoice is paid', () => payOpenInvoice(state, one, now)],
          ['the plan ends unpaid', () => endPaidTime(state, one, now)],
        ]
      : [
          ['the plan renews', () => renew(state, one, { isPaid: true, now })],
          ['a renewal fails', () => renew(state, one, { isPaid: false, now })],
          ['the plan is cancelled', () => setCancelling(state, one, true, now)],
          ['the cancellation is undone', () => setCancelling(state, one, false, now)],
          ['the price changes', () => price && changePrice(state, one, price, now)],
          ['the plan ends', () => cancelNow(state, one, 'cancellation_requested', now)],
        ];
  const way = dice.pick(ways);
  way?.[1]();
  notes.push(way?.[0] ?? '');
  return true;
}

const dates = { date: '2026-06-01', due: '2026-07-01', paid: null, paidDay: null };
const client = { clientName: 'Finch', clientEmail: '', clientCopies: '', client: null };
const blank = { clientContact: '', clientAddress: '', clientRegion: '', reference: '', notes: '' };
const figures = { currency: 'USD', discount: '', total: null, roundsLines: false } as const;
const oldInvoice = { kind: 'invoice', ...dates, ...client, ...blank, ...figures } as const;

async function importInvoices(scene: Scene): Promise<boolean> {
  const { dice } = scene;
  const seller = anySeller(scene);
  if (!seller) return false;
  const first = 1 + dice.below(4);
  const invoices = [0, 1].map((at): ImportedInvoice => {
    const line = { description: 'Old work', quantity: '1', price: String(10 * (first + at)) };
    return {
      ...oldInvoice,
      number: `OLD-${first + at}`,
      status: at === 0 ? 'paid' : 'open',
      lines: [{ ...line, row: at + 2, discount: '', taxes: [], net: null, total: null }],
    };
  });
  const reply = await post(scene, seller, '/api/import', {
    intent: 'invoices',
    source: 'own',
    invoices,
  });
  scene.notes.push(JSON.stringify(reply.body).slice(0, 200));
  return true;
}

async function signOut(scene: Scene): Promise<boolean> {
  const seller = anySeller(scene);
  if (!seller) return false;
  await post(scene, seller, '/api/sign-out', {});
  return true;
}

async function deleteAccount(scene: Scene): Promise<boolean> {
  const open = scene.sellers.filter(({ isClosed }) => !isClosed);
  const seller = anySeller(scene);
  if (!seller || open.length < 2) return false;
  const fields = { intent: 'delete-account', confirmation: 'delete my account' };
  const reply = await send(scene, `${seller.name} deletes the account`, () =>
    seller.visitor.postForm(`/${seller.country}/settings.data`, fields),
  );
  scene.notes.push(JSON.stringify(reply.body).slice(0, 200));
  const { body } = await ask(scene.world, () => seller.visitor.get('/api/session'));
  seller.isClosed = (body as { person?: string | null } | null)?.person !== seller.userId;
  return true;
}
