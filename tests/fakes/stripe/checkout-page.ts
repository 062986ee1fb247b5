import { escapeHtml } from '#app/domain/email/email-content.ts';
import { type CheckoutSession, findSession } from './checkout-sessions.ts';
import { completeCheckout } from './complete-checkout.ts';
import { answerPaymentPage } from './connect/payment-page.ts';
import { sessionOfPage } from './connect/payment-sessions.ts';
import { answerPage, goTo } from './page.ts';
import { moneyWords, productName } from './page-words.ts';
import { findObject, type StripeState } from './stripe-state.ts';

/**
 * The hosted checkout at `/checkout/pay/{session}`: shows the product, accepts a card, and
 * redirects back.
 */
export async function answerCheckoutPage(
  request: Request,
  state: StripeState,
  { id, now }: { id: string; now: number },
): Promise<Response> {
  const connected = sessionOfPage(state.connected, id);
  if (connected) return answerPaymentPage(request, { state, now, ...connected });
  const session = findSession(state, id, now);
  if (request.method !== 'POST') return showSession(state, session, null);
  if (session.status === 'open') {
    const form = new URLSearchParams(await request.text());
    const refusal = completeCheckout(state, session, { card: form.get('card') ?? '', now });
    if (refusal) return showSession(state, session, refusal);
  }
  return session.status === 'complete' ? goTo(successAddress(session)) : showOver(session);
}

function successAddress({ success_url, id }: CheckoutSession): string {
  return success_url.replace('{CHECKOUT_SESSION_ID}', id);
}

function showSession(
  state: StripeState,
  session: CheckoutSession,
  refusal: string | null,
): Response {
  const order = state.orders.get(session.id);
  if (session.status !== 'open' || !order) return showOver(session);
  const price = findObject(state, 'price', order.priceId);
  const { email } = session.customer_details;
  const amount = moneyWords(session.amount_total, session.currency);
  const back = session.cancel_url
    ? `<a class="button" href="${escapeHtml(session.cancel_url)}">Back</a>`
    : '';
  const told = refusal ? `<p class="bad" role="alert">${escapeHtml(refusal)}</p>` : '';
  const body = `
<section class="plain"><h1>Subscribe to ${escapeHtml(productName(state, price))}</h1>
<p><span class="price">${escapeHtml(amount)}</span> per ${price.recurring.interval}</p>
<p class="soft">Renewed each ${price.recurring.interval} until you cancel.</p></section>
<section><h2>Pay with card</h2>${email ? `<p class="soft">${escapeHtml(email)}</p>` : ''}
<form method="post">${told}
<label>Card number <input name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required></label>
<dl><dt>4242 4242 4242 4242</dt><dd>pays</dd><dt>4000 0000 0000 0341</dt><dd>is declined</dd></dl>
<button class="main">Pay ${escapeHtml(amount)}</button>${back}</form></section>`;
  return answerPage('Checkout', body, { columns: 2, status: refusal ? 402 : 200 });
}

function showOver(session: CheckoutSession): Response {
  const isPaid = session.status === 'complete';
  const words = isPaid ? 'This purchase is complete.' : 'This checkout has expired.';
  const address = isPaid ? successAddress(session) : session.cancel_url;
  const back = address ? `<a class="button" href="${escapeHtml(address)}">Back</a>` : '';
  return answerPage('Checkout', `<section><h1>${words}</h1>${back}</section>`);
}
