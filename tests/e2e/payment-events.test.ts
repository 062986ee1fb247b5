import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { ahead } from '#tests/support/ahead.ts';
import { journey } from '#tests/support/browser.ts';
import { collectEvents } from '#tests/support/counted-events.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

// What public pages report about their payment buttons, and what the invoice's owner sees of it.

const { libsqlUrl } = inject('product');
/** Headless Chromium identifies itself and would count as a bot. */
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const links = {
  paypalPaymentLink: 'https://paypal.me/wrenstudio',
  acceptCardPayments: true,
  stripePaymentLink: 'https://buy.stripe.com/wren',
};

/** An invoice's counted events: `shown paypal_me`, with a count if more than one. */
async function countedOf(invoiceId: string): Promise<string[]> {
  const sql =
    'SELECT event, kind, times FROM payment_events WHERE invoice_id = ? ORDER BY event DESC, kind';
  const { rows } = await openDatabase({ url: libsqlUrl }).$client.execute({
    sql,
    args: [invoiceId],
  });
  return rows.map(({ event, kind, times }) =>
    times === 1 ? `${event} ${kind}` : `${event} ${kind} ${times}`,
  );
}

const waitForCount = (invoiceId: string, expected: string[]) =>
  expect.poll(() => countedOf(invoiceId)).toEqual(expected);

journey(
  'the client opens the invoice and clicks to pay; the owner sees it, and is not counted',
  async ({ openPage }) => {
    const owner = await openPage('desktop', { userAgent: person });
    const member = await signUpOnPage(owner);
    const opened = await saveInvoice(member, { ...links, invoiceNumber: 'OPENED' });
    const unopened = await saveInvoice(member, { ...links, invoiceNumber: 'UNOPENED' });

    // The owner, a bot and a client without scripts aren't counted.
    const reported = ahead(owner.waitForRequest('**/api/payment-event'));
    await openScreen(owner, `/view-invoice/${unopened}`);
    await reported;
    await openScreen(await openPage('phone'), `/view-invoice/${unopened}`);
    const plain = await openPage('phone', { userAgent: person, javaScriptEnabled: false });
    await plain.goto(`/invoice/${unopened}`);

    const outside = /left this machine: https:\/\/(paypal\.me|buy\.stripe\.com)\//;
    const client = await openPage('phone', {
      userAgent: person,
      expected: [outside, /Failed to load resource/],
    });
    const analyticsEvents = await collectEvents(client);
    await openScreen(client, `/view-invoice/${opened}`);
    await waitForCount(opened, ['shown paypal_me', 'shown stripe_link']);
    expect(await client.getByText('Only you can see this.').count()).toBe(0);

    // The pay page opens without a document load, so its buttons don't count as another view.
    await client.getByRole('link', { name: 'Pay Invoice' }).click();
    await client.getByRole('heading', { name: 'Pay Invoice' }).waitFor();
    const tab = ahead(client.context().waitForEvent('page'));
    await client.getByRole('link', { name: 'Pay with PayPal' }).click();
    await tab;
    await client.getByRole('link', { name: 'Pay with Stripe' }).click({ button: 'middle' });
    const all = ['shown paypal_me', 'shown stripe_link', 'click paypal_me', 'click stripe_link'];
    await waitForCount(opened, all);
    const counted = ['shown', 'click'].flatMap((what) =>
      ['paypal_me', 'stripe_link'].map((kind) => ['event', `payment_button_${what}`, { kind }]),
    );
    // Each report loads the counting code separately, so two at once may arrive in any order.
    await expect.poll(() => new Set(analyticsEvents)).toEqual(new Set(counted));

    await openScreen(owner, '/us/invoices');
    const rowOf = (id: string) => owner.locator(`tr:has(a[href$="/${id}"])`);
    await sees(rowOf(opened), /^Clicked Pay on \d{1,2} [A-Z][a-z]{2} \d{4}$/);
    expect(await rowOf(unopened).innerText()).not.toContain('Opened');
    expect(await countedOf(opened)).toEqual(all);
    expect(await countedOf(unopened)).toEqual([]);
  },
);
