import { describe, expect, test } from 'vitest';
import { action as answerCardPayment } from '#app/features/cards/card-payment.route.ts';
import { action, headers } from '#app/features/public-invoice/pay-invoice.route.tsx';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { openCardCalls } from '#tests/support/card-calls.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db, call, contextOf, seller, connectUser } = await openCardCalls(database);

type Connected = { account: Awaited<ReturnType<typeof connectUser>> };
/** The amount on the Stripe page at a URL, in minor units. */
const amountAt = ({ account }: Connected, url: string) =>
  account.objects['checkout.session'].get(url.split('/').at(-1) ?? '')?.amount_total;

/** Submits the page's own form; returns the response and the headers of the page with the form. */
async function sendForm(invoiceId: string, query = '', context = contextOf()) {
  const request = new Request(`${testOrigin}/invoice/${invoiceId}${query}`, { method: 'POST' });
  const answer = await action({ request, params: { id: invoiceId }, context });
  const { data, init } = answer as unknown as { data: object; init: ResponseInit | null };
  const actionHeaders = new Headers(init?.headers);
  const around = { loaderHeaders: new Headers(), parentHeaders: new Headers() };
  const shown = new Headers(headers({ ...around, actionHeaders, errorHeaders: undefined }));
  return { data, status: init?.status ?? 200, refresh: shown.get('Refresh') };
}

describe('the form of the pay page, sent before scripts run', () => {
  test('redirects to the same page as the API, for the next installment or the whole balance', async () => {
    const made = await seller();
    const one = { ...made, account: await connectUser(made.userId) };
    const { totalMinor } = await invoiceRowOf(db, one.invoiceId);
    const steps = [
      { label: 'Deposit', amount: 5000, due: '2026-12-01' },
      { label: 'Rest', amount: totalMinor - 5000, due: '2027-01-01' },
    ];
    await writeBatch(db, [
      db
        .insert(paymentSchedules)
        .values({ invoiceId: one.invoiceId, steps: JSON.stringify(steps) }),
    ]);
    const next = await sendForm(one.invoiceId);
    const { url } = next.data as { url: string };
    expect(next).toMatchObject({ status: 200, refresh: `0;url=${url}` });
    expect(amountAt(one, url)).toBe(5000);
    const { answer } = await call(answerCardPayment, { invoice: one.invoiceId });
    expect(answer.url).toBe(url);
    const all = await sendForm(one.invoiceId, '?all');
    expect(amountAt(one, (all.data as { url: string }).url)).toBe(totalMinor);
  });

  test('shows why it doesn’t redirect', async () => {
    const { invoiceId } = await seller();
    expect(await sendForm(invoiceId)).toEqual({
      data: { status: 409, message: 'This invoice can’t be paid by card right now.' },
      status: 409,
      refresh: null,
    });
  });
});
