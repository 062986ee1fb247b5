import { escapeHtml } from '#app/domain/email/email-content.ts';
import { refusalOfCard } from '../complete-checkout.ts';
import { answerPage, goTo } from '../page.ts';
import { moneyWords } from '../page-words.ts';
import { findPaymentSession, type PaymentSession } from './payment-sessions.ts';
import { type At, paySession } from './payments.ts';

/**
 * The hosted checkout of a connected account: accepts a card, or a bank debit that is settled
 * later.
 */
export async function answerPaymentPage(
  request: Request,
  { session: { id }, ...at }: At & { session: PaymentSession },
): Promise<Response> {
  const session = findPaymentSession(at, id);
  const show = (refusal: string | null) =>
    showSession(session, at.account.titles[id] ?? '', refusal);
  if (request.method !== 'POST') return show(null);
  if (session.status === 'open') {
    const form = new URLSearchParams(await request.text());
    const isBank = form.get('how') === 'bank';
    const refusal = isBank ? null : refusalOfCard(form.get('card') ?? '');
    if (refusal) return show(refusal);
    paySession(at, session, isBank ? 'bank' : 'card');
  }
  return session.status === 'complete' ? goTo(successAddress(session)) : show(null);
}

function successAddress({ success_url, id }: PaymentSession): string {
  return success_url.replace('{CHECKOUT_SESSION_ID}', id);
}

function showSession(session: PaymentSession, title: string, refusal: string | null): Response {
  if (session.status !== 'open') {
    const isPaid = session.status === 'complete';
    const words = isPaid ? 'This payment is complete.' : 'This checkout has expired.';
    const address = isPaid ? successAddress(session) : session.cancel_url;
    const back = address ? `<a class="button" href="${escapeHtml(address)}">Back</a>` : '';
    return answerPage('Checkout', `<section><h1>${words}</h1>${back}</section>`);
  }
  const amount = escapeHtml(moneyWords(session.amount_total, session.currency));
  const told = refusal ? `<p class="bad" role="alert">${escapeHtml(refusal)}</p>` : '';
  const back = session.cancel_url
    ? `<a class="button" href="${escapeHtml(session.cancel_url)}">Back</a>`
    : '';
  return answerPage(
    'Checkout',
    `<section class="plain"><h1>${escapeHtml(title)}</h1><p class="price">${amount}</p></section>
<section><h2>Pay with card</h2><form method="post">${told}
<label>Card number <input name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required></label>
<dl><dt>4242 4242 4242 4242</dt><dd>pays</dd><dt>4000 0000 0000 0341</dt><dd>is declined</dd></dl>
<button class="main" name="how" value="card">Pay ${amount}</button>
<button name="how" value="bank">Pay by bank debit, decided later</button>${back}</form></section>`,
    { columns: 2, status: refusal ? 402 : 200 },
  );
}
