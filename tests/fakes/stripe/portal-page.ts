import { escapeHtml } from '#app/domain/email/email-content.ts';
import { answerPage, goTo } from './page.ts';
import { momentWords, moneyWords, priceWords, productName } from './page-words.ts';
import { type PortalAct, portalActs } from './portal-acts.ts';
import type { PortalSession } from './portal-sessions.ts';
import type { Price } from './prices.ts';
import { findObject, type StripeState } from './stripe-state.ts';
import { itemOf, type Subscription } from './subscriptions.ts';

type Visit = { id: string; now: number };

/** The customer portal at `/billing/session/{id}`, with the time controls in a separate box. */
export async function answerPortalPage(
  request: Request,
  state: StripeState,
  { id, now }: Visit,
): Promise<Response> {
  const session = findObject(state, 'billing_portal.session', id);
  const subscriptions = newestFirst(state, session.customer);
  if (request.method === 'POST') {
    const form = new URLSearchParams(await request.text());
    const subscription = subscriptions.find((each) => each.id === form.get('subscription'));
    const act = portalActs.find(({ name }) => name === form.get('act'));
    const priceId = form.get('price') ?? '';
    // A stale page may offer an action that is no longer possible.
    if (
      subscription &&
      act?.isOffered(subscription) &&
      (!act.needsPrice || pricesFor(state, session, subscription).some(({ id }) => id === priceId))
    ) {
      act.run({ state, subscription, now, priceId });
    }
    return goTo(session.url);
  }
  return answerPage('Your plan', drawPortal(state, session, subscriptions));
}

function newestFirst(state: StripeState, customerId: string): Subscription[] {
  const all = [...state.objects.subscription.values()];
  return all.filter(({ customer }) => customer === customerId).reverse();
}

function drawPortal(state: StripeState, session: PortalSession, subscriptions: Subscription[]) {
  const { email } = findObject(state, 'customer', session.customer);
  const back = session.return_url
    ? `<a class="button" href="${escapeHtml(session.return_url)}">Return to Billwren</a>`
    : '';
  const plans = subscriptions.map((each) => drawSubscription(state, session, each)).join('');
  return `<section class="plain"><h1>Your plan</h1>${email ? `<p class="soft">${escapeHtml(email)}</p>` : ''}</section>
${plans || '<section><p>There is no plan.</p></section>'}<section class="plain">${back}</section>`;
}

function drawSubscription(
  state: StripeState,
  session: PortalSession,
  subscription: Subscription,
): string {
  const prices = pricesFor(state, session, subscription);
  const { price, current_period_start, current_period_end } = itemOf(subscription);
  const invoice = state.objects.invoice.get(subscription.latest_invoice ?? '');
  const facts = [
    ['Price', priceWords(price)],
    ['Status', statusWords(subscription)],
    ['Began', momentWords(subscription.start_date)],
    ['Period', `${momentWords(current_period_start)} to ${momentWords(current_period_end)}`],
    ...(invoice
      ? [
          [
            'Latest invoice',
            `${moneyWords(invoice.amount_due, invoice.currency)}, ${invoice.status}`,
          ],
        ]
      : []),
  ];
  const rows = facts.map(
    ([name = '', fact = '']) => `<dt>${name}</dt><dd>${escapeHtml(fact)}</dd>`,
  );
  const plan = drawActs(state, { subscription, prices, place: 'plan' });
  const machine = drawActs(state, { subscription, prices, place: 'machine' });
  return `<section><h2>${escapeHtml(productName(state, price))}</h2><dl>${rows.join('')}</dl>${plan}</section>${
    machine &&
    `<section class="machine"><h2>Time machine</h2>
<p class="soft">What Stripe would do as time passes, done now: the plan is moved so far into the past.</p>${machine}</section>`
  }`;
}

function statusWords({ status, cancel_at_period_end, ended_at }: Subscription): string {
  if (ended_at !== null) return `over since ${momentWords(ended_at)}`;
  return cancel_at_period_end ? `${status}, cancelled to the end of the period` : status;
}

type Acts = { subscription: Subscription; prices: Price[]; place: PortalAct['place'] };

function drawActs(state: StripeState, { subscription, prices, place }: Acts): string {
  const acts = portalActs.filter(
    (act) =>
      act.place === place && act.isOffered(subscription) && (!act.needsPrice || prices.length > 0),
  );
  if (acts.length === 0) return '';
  const hidden = `<input type="hidden" name="subscription" value="${subscription.id}">`;
  const button = ({ name, title }: PortalAct) =>
    `<button name="act" value="${name}">${title}</button>`;
  const simple = acts.filter(({ needsPrice }) => !needsPrice).map(button);
  const choosing = acts.filter(({ needsPrice }) => needsPrice).map(button);
  const choice = `<form method="post">${hidden}<label>Another plan <select name="price">${drawPrices(state, prices)}</select></label>${choosing.join('')}</form>`;
  return `<form method="post">${hidden}<div class="row">${simple.join('')}</div></form>${choosing.length > 0 ? choice : ''}`;
}

/**
 * The prices a plan can change to: the configuration's other prices, if it includes the plan's
 * product.
 */
function pricesFor(
  state: StripeState,
  session: PortalSession,
  subscription: Subscription,
): Price[] {
  const { price: current } = itemOf(subscription);
  const kind = 'billing_portal.configuration';
  const update = findObject(state, kind, session.configuration).features.subscription_update;
  const isSupported = update.products.some(({ product }) => product === current.product);
  if (!update.enabled || !isSupported) return [];
  return update.products
    .flatMap(({ prices }) => prices)
    .filter((id) => id !== current.id)
    .map((id) => findObject(state, 'price', id));
}

function drawPrices(state: StripeState, prices: Price[]): string {
  return prices
    .map((price) => {
      const words = `${productName(state, price)}, ${priceWords(price)}`;
      return `<option value="${price.id}">${escapeHtml(words)}</option>`;
    })
    .join('');
}
