import { expect, inject } from 'vitest';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees, waitUntilHydrated } from '#tests/support/screen.ts';
import { enterOnPage, signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

// A seller connects Stripe, their client pays by card, and both see it without a reload.

journey(
  'a seller connects Stripe; the client pays by card; after a partial refund and a dispute the invoice is due again',
  async ({ openPage }) => {
    const { origin, fakesOrigin } = inject('product');
    const seller = await openPage('desktop');
    const member = await signUpOnPage(seller);
    const invoiceId = await saveInvoice(member, { invoiceNumber: 'CARD-1' });

    await openScreen(seller, '/us/settings');
    await sees(seller, 'Stripe isn’t connected.');
    await seller.getByRole('button', { name: 'Connect Stripe', exact: true }).click();
    await seller.waitForURL(`${fakesOrigin}/connect/setup/**`);
    await seller.getByRole('button', { name: 'Leave unfinished' }).click();
    await sees(
      seller,
      'Your Stripe setup isn’t finished. Clients can’t pay by card until you complete it.',
      'a bank account for your payouts',
    );
    await waitUntilHydrated(seller);
    await seller.getByRole('button', { name: 'Continue on Stripe', exact: true }).click();
    await seller.waitForURL(`${fakesOrigin}/connect/setup/**`);
    await seller.getByRole('button', { name: 'Finish', exact: true }).click();
    await sees(seller, 'Stripe is connected. Clients can pay your invoices by card.');
    await openScreen(seller, '/us/invoices');
    await sees(seller, 'CARD-1');

    // The button also works before any script runs.
    const plain = await openPage('phone', { javaScriptEnabled: false });
    await plain.goto(`${origin}/invoice/${invoiceId}`);
    await plain.getByRole('button', { name: /^Pay \$.* by card$/ }).click();
    await plain.waitForURL(`${fakesOrigin}/checkout/pay/**`);

    const client = await openPage('phone', {
      expected: [/status of 40[29]/],
    });
    await openScreen(client, `${origin}/invoice/${invoiceId}`);
    await client.getByRole('button', { name: /^Pay \$.* by card$/ }).click();
    await client.waitForURL(`${fakesOrigin}/checkout/pay/**`);
    await client.getByLabel('Card number').fill('4000 0000 0000 0341');
    await client.getByRole('button', { name: /^Pay \$/ }).click();
    await sees(client, 'Your card was declined.');
    await client.getByLabel('Card number').fill('4242 4242 4242 4242');
    await client.getByRole('button', { name: /^Pay \$/ }).click();
    await sees(client, 'Invoice Paid');
    await expect.poll(() => seller.getByText('Paid', { exact: true }).count()).toBeGreaterThan(0);

    // A partial refund from here, with a confirmation.
    await openScreen(seller, `/view-invoice/${invoiceId}`);
    const payments = seller.getByRole('region', { name: 'Payments' });
    await payments.getByRole('button', { name: /^Refund \$/ }).click();
    const asked = seller.getByRole('dialog', { name: 'Refund a payment on invoice CARD-1' });
    await expectNoBarrierHere(seller, 'refund');
    await asked.getByLabel('Amount').fill('50');
    await asked.getByRole('button', { name: 'Continue' }).click();
    const sure = seller.getByRole('alertdialog', { name: 'Refund $50.00?' });
    await sees(
      sure,
      /^\$50\.00 will go back to .+ from your Stripe account acct_\w+\. This can’t be undone\.$/,
    );
    await expectNoBarrierHere(seller, 'refund, asked again');
    await sure.getByRole('button', { name: 'Refund' }).click();
    await sees(seller, 'Payment refunded');
    const noted = seller.getByRole('alertdialog', { name: 'Issue a credit note too?' });
    await noted.getByRole('button', { name: 'Not now' }).click();
    await sees(payments, /^\$50\.00 refunded on /);
    await openScreen(client, `${origin}/invoice/${invoiceId}`);
    await client.getByRole('button', { name: 'Pay $50.00 by card' }).waitFor();

    // Changes at Stripe reach open pages through the webhook worker alone.
    const other = await openPage('desktop');
    await enterOnPage(other, member);
    await openScreen(other, '/us/invoices');
    await client.goto(`${fakesOrigin}/stripe`);
    await client.getByRole('row', { name: member.email }).getByRole('link').click();
    await client.getByRole('button', { name: 'Dispute', exact: true }).click();
    await sees(payments, /^Your client disputed \$[\d.]+ with their bank on /, 'Disputed');
    await sees(other, 'Disputed');
    await expectNoBarrierHere(seller, 'disputed');
    await client.getByRole('button', { name: 'Dispute lost' }).click();
    await sees(payments, /: dispute lost$/);
    await expect.poll(() => payments.getByText('Disputed', { exact: true }).count()).toBe(0);
    await expect.poll(() => other.getByText('Disputed', { exact: true }).count()).toBe(0);

    // A stale page explains why the action failed, then shows the current state.
    await openScreen(client, `${origin}/invoice/${invoiceId}`);
    await other.getByRole('button', { name: 'Mark paid: CARD-1' }).click();
    await sees(other, 'Invoice marked as paid!');
    await client.getByRole('button', { name: /^Pay \$.* by card$/ }).click();
    await sees(client, 'This invoice can’t be paid by card right now.', 'Invoice Paid');
  },
);
