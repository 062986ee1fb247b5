import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { ahead } from '#tests/support/ahead.ts';
import { journey } from '#tests/support/browser.ts';
import { collectEvents } from '#tests/support/counted-events.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice, signUp } from '#tests/support/visitor.ts';

const { origin, libsqlUrl } = inject('product');

const margin = 39;

journey(
  'a public page is printed on its invoice’s paper size, within the margins',
  async ({ openPage }) => {
    const seller = await openPage('desktop');
    const member = await signUpOnPage(seller);
    const page = await openPage('desktop');
    const sizes = { letter: [612, 792], a4: [595, 842] } as const;
    for (const paper of ['letter', 'a4'] as const) {
      const id = await saveInvoice(member, { invoiceNumber: `PAPER-${paper}`, paper });
      await openScreen(page, `${origin}/view-invoice/${id}`);
      const printed = readPdf(
        await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
      );
      for (const { size, lines } of printed.pages) {
        const [width = 0, height = 0] = size;
        expect([Math.round(width), Math.round(height)]).toEqual(sizes[paper]);
        const shown = lines.filter(({ text }) => text.trim() !== '');
        expect(shown.length).toBeGreaterThan(0);
        for (const { x, y, box } of shown) {
          expect(x).toBeGreaterThan(margin - 1);
          expect(box.x + box.w).toBeLessThan(width - margin + 1);
          expect(y).toBeGreaterThan(margin - 1);
          expect(y).toBeLessThan(height - margin + 1);
        }
      }
      expect(printed.text).toContain(`PAPER-${paper}`);
    }
  },
);

journey('the pay page fits long amounts at 320 pixels', async ({ openPage }) => {
  // About the longest amount that can be saved.
  const item = { description: 'Bridge', quantity: '1', unitPrice: '987654321.99', taxRate: '0' };
  const id = await saveInvoice(await signUp(origin), {
    currency: 'BRL',
    paypalPaymentLink: 'https://paypal.me/wrenstudio',
    items: [item],
  } as never);
  const page = await openPage('phone');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [`/invoice/${id}`, `/view-invoice/${id}`]) {
    await openScreen(page, path);
    await page
      .getByText(/987,654,321\.99/)
      .first()
      .waitFor();
    const widest = await page.evaluate(() => {
      const all = [...document.querySelectorAll('main *')];
      return Math.max(...all.map((each) => each.getBoundingClientRect().right));
    });
    expect(widest).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

journey('a client verifies a downloaded PDF, a changed one and a code', async ({ openPage }) => {
  const id = await saveInvoice(await signUp(origin), { invoiceNumber: 'GENUINE-1' } as never);
  const pdf = Buffer.from(await (await fetch(`${origin}/view-invoice/${id}/pdf`)).arrayBuffer());
  const page = await openPage('phone');
  await openScreen(page, `/view-invoice/${id}`);
  await page.getByRole('link', { name: /\/verify\// }).click();
  await sees(page.getByRole('status'), /Issued by /, 'GENUINE-1');
  await openScreen(page, '/verify');
  const choose = (buffer: Buffer) =>
    page
      .getByLabel('Choose a PDF')
      .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer });
  const answer = page.getByRole('status').filter({ hasText: /./ });
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.postData() ?? '');
  });

  await choose(pdf);
  await sees(answer, /Issued by /, 'As issued', 'GENUINE-1');
  await sees(answer, /hasn’t verified this business’s identity\./);
  expect(posted.filter((body) => body.includes('hash'))).toEqual([
    expect.stringMatching(/^\{"hash":"[0-9a-f]{64}"\}$/),
  ]);
  const changed = Buffer.from(pdf);
  changed[50] = (changed[50] ?? 0) ^ 1;
  await choose(changed);
  await sees(answer, 'We didn’t create this file.');

  await page.getByLabel('Code', { exact: true }).fill('oooo-oooo-oooo-oooo');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/verify/0000-0000-0000-0000');
  await sees(answer, 'We couldn’t find this code.');
});

// What public pages report about their payment buttons, and what the invoice's owner sees of it.

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
