import { escapeHtml } from '#app/domain/email/email-content.ts';
import { answerPage, goTo } from './page.ts';
import { productName } from './page-words.ts';
import { openPortal } from './portal-sessions.ts';
import { findObject, type StripeState } from './stripe-state.ts';
import { itemOf } from './subscriptions.ts';

/**
 * `/stripe`, the fake's own page: its customers with a link to each portal, and the events sent.
 */
export async function answerAccountPage(
  request: Request,
  state: StripeState,
  now: number,
): Promise<Response> {
  if (request.method === 'POST') {
    const form = new URLSearchParams(await request.text());
    const customer = findObject(state, 'customer', form.get('customer') ?? '', 'customer');
    const return_url = `${state.registration.origin}/stripe`;
    const configuration = portalOf(state, customer.id);
    const order = { customer: customer.id, configuration, return_url };
    return goTo(openPortal(state, order, now).url);
  }
  return answerPage(
    'Stripe',
    `${drawCustomers(state)}${drawSellers(state)}${drawDeliveries(state)}`,
  );
}

/** A portal configuration that can change the customer's newest plan; otherwise any. */
function portalOf({ objects }: StripeState, customerId: string): string | undefined {
  const configurations = [...objects['billing_portal.configuration'].values()];
  const plan = [...objects.subscription.values()].findLast((each) => each.customer === customerId);
  const found = configurations.find(({ features }) =>
    features.subscription_update.products.some(
      ({ product }) => plan && product === itemOf(plan).price.product,
    ),
  );
  return (found ?? configurations[0])?.id;
}

function drawCustomers({ objects }: StripeState): string {
  const rows = [...objects.customer.values()].reverse().map(({ id, email }) => {
    const plans = [...objects.subscription.values()]
      .filter(({ customer }) => customer === id)
      .map((each) => `${productName({ objects }, itemOf(each).price)} (${each.status})`);
    return `<tr><td>${escapeHtml(email ?? id)}</td><td>${escapeHtml(plans.join(', ') || 'no plan')}</td>
<td><form method="post"><button name="customer" value="${id}">Portal</button></form></td></tr>`;
  });
  const none = '<p class="soft">There is no purchase yet.</p>';
  return `<section><h1>Customers</h1>${rows.length > 0 ? `<table>${rows.join('')}</table>` : none}</section>`;
}

/** The sellers' accounts, each with a link to its dashboard. */
function drawSellers({ connected }: StripeState): string {
  const rows = [...connected.values()].reverse().map(
    ({ id, email, status }) => `<tr><td>${escapeHtml(email ?? id)}</td><td>${status}</td>
<td><a class="button" href="/connect/seller/${id}">Dashboard</a></td></tr>`,
  );
  const none = '<p class="soft">Nobody has connected an account yet.</p>';
  return `<section><h2>Connected accounts</h2>${rows.length > 0 ? `<table>${rows.join('')}</table>` : none}</section>`;
}

function drawDeliveries({ deliveries }: StripeState): string {
  const rows = deliveries.slice(0, 50).map(({ type, outcome, tries, lastAnswer }) => {
    const cells = [type, outcome, `${tries} tries`, String(lastAnswer ?? '')];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  const none = '<p class="soft">No event was sent yet.</p>';
  return `<section><h2>Events sent</h2>${rows.length > 0 ? `<table>${rows.join('')}</table>` : none}</section>`;
}
