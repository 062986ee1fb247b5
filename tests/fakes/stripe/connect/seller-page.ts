import { escapeHtml } from '#app/domain/email/email-content.ts';
import { answerPage, goTo } from '../page.ts';
import { moneyWords } from '../page-words.ts';
import type { StripeState } from '../stripe-state.ts';
import { changeAccount, withdrawAccess } from './connect-events.ts';
import { type ConnectedAccount, findConnected, laterWants } from './connected-account.ts';
import {
  type At,
  type Charge,
  closeDispute,
  disputeCharge,
  endBankPayment,
  failRefund,
  finishRefund,
  refundCharge,
} from './payments.ts';

/** The action of each button; `of` is the id of the payment, charge, refund or dispute. */
const acts: Record<string, (at: At, of: string, amount: number) => unknown> = {
  succeed: (at, of) => endBankPayment(at, of, true),
  fail: (at, of) => endBankPayment(at, of, false),
  refund: refundCharge,
  'finish-refund': finishRefund,
  'fail-refund': failRefund,
  full: ({ account }) => Object.assign(account, { balance: 'full' }),
  low: ({ account }) => Object.assign(account, { balance: 'low' }),
  empty: ({ account }) => Object.assign(account, { balance: 'empty' }),
  dispute: disputeCharge,
  win: (at, of) => closeDispute(at, of, 'won'),
  lose: (at, of) => closeDispute(at, of, 'lost'),
  restrict: ({ state, account, now }) =>
    changeAccount(state, account.id, { status: 'restricted', wants: [...laterWants], now }),
  restore: ({ state, account, now }) =>
    changeAccount(state, account.id, { status: 'active', wants: [], now }),
  withdraw: ({ state, account, now }) => withdrawAccess(state, account.id, now),
};

/**
 * A seller's dashboard at `/connect/seller/{account}`: every payment, with a button for each
 * possible event.
 */
export async function answerSellerPage(
  request: Request,
  state: StripeState,
  { id, now }: { id: string; now: number },
): Promise<Response> {
  const account = findConnected(state, id);
  if (request.method === 'POST') {
    const form = new URLSearchParams(await request.text());
    const act = acts[form.get('act') ?? ''];
    act?.({ state, account, now }, form.get('of') ?? '', Number(form.get('amount') ?? '0'));
    return goTo(account.isWithdrawn ? '/stripe' : `/connect/seller/${id}`);
  }
  const head = `<section><h1>${escapeHtml(account.email ?? id)}</h1><p class="soft">${account.status}</p>
<div class="row">${press('restrict', '', 'Restrict')}${press('restore', '', 'Restore')}${press('withdraw', '', 'Withdraw access')}</div>
<p class="soft">Balance: ${account.balance}</p><div class="row">${press('full', '', 'Full')}${press('low', '', 'Low')}${press('empty', '', 'Empty')}</div></section>`;
  const charges = [...account.objects.charge.values()].reverse();
  const payments = charges.map((charge) => drawCharge(account, charge)).join('');
  return answerPage('Dashboard', head + (payments || '<section>No payments yet.</section>'));
}

function drawCharge({ objects }: ConnectedAccount, charge: Charge): string {
  const { id, amount, amount_refunded, currency, status, payment_intent } = charge;
  const left = amount - amount_refunded;
  const half = Math.ceil(left / 2);
  const words = [moneyWords(amount, currency), status];
  const buttons =
    status === 'pending'
      ? [press('succeed', payment_intent, 'Succeed'), press('fail', payment_intent, 'Fail')]
      : [];
  if (status === 'succeeded' && left > 0) {
    buttons.push(press('refund', id, 'Refund all', left), press('refund', id, 'Refund half', half));
    if (!charge.disputed) buttons.push(press('dispute', id, 'Dispute'));
  }
  for (const refund of objects.refund.values()) {
    if (refund.charge !== id) continue;
    words.push(`${moneyWords(refund.amount, currency)} back: ${refund.status}`);
    if (refund.status === 'pending')
      buttons.push(press('finish-refund', refund.id, 'Finish refund'));
    if (refund.status !== 'failed') buttons.push(press('fail-refund', refund.id, 'Fail refund'));
  }
  for (const dispute of objects.dispute.values()) {
    if (dispute.charge !== id) continue;
    words.push(`disputed: ${dispute.status}`);
    if (dispute.status !== 'needs_response') continue;
    buttons.push(
      press('win', dispute.id, 'Dispute won'),
      press('lose', dispute.id, 'Dispute lost'),
    );
  }
  return `<section><h2>${escapeHtml(words.join(', '))}</h2><div class="row">${buttons.join('')}</div></section>`;
}

function press(act: string, of: string, label: string, amount = 0): string {
  return `<form method="post"><input type="hidden" name="of" value="${of}"><input type="hidden" name="amount" value="${amount}">
<button name="act" value="${act}">${label}</button></form>`;
}
