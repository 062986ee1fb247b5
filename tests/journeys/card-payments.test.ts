import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees, waitUntilAlive } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

// A seller connects Stripe, their client pays by card, and both see it without a reload.

journey(
  'a seller connects Stripe; the client pays by card; refunded it is owed again',
  async ({ openPage }) => {
    const { origin, standInsOrigin } = inject('product');
    const seller = await openPage('desktop');
    const member = await signUpOnPage(seller);
    const invoiceId = await saveInvoice(member, { invoiceNumber: 'CARD-1' });

    await openScreen(seller, '/us/settings');
    await sees(seller, 'Stripe is not connected.');
    await seller.getByRole('button', { name: 'Connect Stripe', exact: true }).click();
    await seller.waitForURL(`${standInsOrigin}/connect/setup/**`);
    await seller.getByRole('button', { name: 'Leave unfinished' }).click();
    await sees(seller, 'Stripe’s form is not finished.', 'the bank account for your money');
    await waitUntilAlive(seller);
    await seller.getByRole('button', { name: 'Go on at Stripe', exact: true }).click();
    await seller.waitForURL(`${standInsOrigin}/connect/setup/**`);
    await seller.getByRole('button', { name: 'Finish', exact: true }).click();
    await sees(seller, 'Stripe is connected. Clients can pay your invoices by card.');
    await openScreen(seller, '/us/invoices');
    await sees(seller, 'CARD-1');

    const client = await openPage('phone', { expected: [/status of 402/] });
    await openScreen(client, `${origin}/invoice/${invoiceId}`);
    await client.getByRole('button', { name: /^Pay \$.* by card$/ }).click();
    await client.waitForURL(`${standInsOrigin}/checkout/pay/**`);
    await client.getByLabel('Card number').fill('4000 0000 0000 0341');
    await client.getByRole('button', { name: /^Pay \$/ }).click();
    await sees(client, 'Your card was declined.');
    await client.getByLabel('Card number').fill('4242 4242 4242 4242');
    await client.getByRole('button', { name: /^Pay \$/ }).click();
    await sees(client, 'Invoice Paid');
    await expect.poll(() => seller.getByText('Paid', { exact: true }).count()).toBeGreaterThan(0);

    // What became of it at Stripe comes by the webhook worker alone.
    await client.goto(`${standInsOrigin}/stripe`);
    await client.getByRole('row', { name: member.email }).getByRole('link').click();
    await client.getByRole('button', { name: 'Refund all' }).click();
    await expect
      .poll(async () => (await member.get(`/invoice/${invoiceId}`)).text(), { timeout: 20_000 })
      .toContain('by card');
  },
);

// @covers paid-3.2 paid-3.3 paid-3.4
