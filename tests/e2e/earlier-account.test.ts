import { inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import { readEmailedCodes } from '#tests/support/emailed-code.ts';
import { waitForEmail } from '#tests/support/emailed-link.ts';
import { hasEntriesAt, openScreen, press, sees } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { newVisitor, saveInvoice, signUp } from '#tests/support/visitor.ts';

const wrong = 'That does not fit the earlier account.';

journey(
  'invoices from before the address was verified are claimed on another device',
  async ({ openPage }) => {
    const { origin, fakesOrigin, libsqlUrl } = inject('product');
    const harness = await signUp(origin);
    const { email, password } = harness;
    const id = await saveInvoice(harness, { invoiceNumber: 'DESK-7' });
    const sql = 'SELECT total FROM invoices WHERE id = ?';
    const { rows } = await openDatabase({ url: libsqlUrl }).$client.execute({ sql, args: [id] });
    const total = (Number(rows[0]?.total) / 100).toFixed(2);

    const desktop = await openPage('desktop');
    await enterOnPage(desktop, harness);
    await openScreen(desktop, '/us/invoices');
    await sees(desktop, 'Confirm your address so that these invoices stay yours');

    const phone = newVisitor(origin);
    await phone.postJson('/api/send-otp', { email });
    const [code = ''] = await readEmailedCodes(email);
    await phone.postJson('/api/verify-otp', { email, code, country: 'us' });
    await waitForEmail(fakesOrigin, email, /^Your new .* account$/);
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    await enterOnPage(page, { ...phone, email, password });
    await openScreen(page, '/us/invoices');
    await sees(page, 'No invoices yet', /^There is an earlier account with your address\./);
    await openScreen(desktop, '/us/invoices');
    await sees(desktop, 'DESK-7', /^Your address was confirmed in another account\./);

    await page.getByRole('link', { name: 'Bring them here' }).click();
    await field(page, 'Number of an invoice').fill('DESK-7');
    await field(page, 'Its total').fill('0.01');
    await press(page, 'Claim it');
    await sees(page, wrong);
    await field(page, 'Its total').fill(total);
    await press(page, 'Claim it');
    await sees(page, /^The earlier account is yours\./);
    await page.waitForURL(/\/us\/invoices$/);
    await sees(page, 'DESK-7', 'Please check that the payment details in Settings are yours.');
    await waitForEmail(fakesOrigin, email, /accounts have been merged$/);

    await page.getByRole('link', { name: 'Check them' }).click();
    await press(page, 'They are mine');
    await sees(page, 'Thank you. Your payment details stay as they are.');
    await hasEntriesAt(desktop, /\/us\/auth/);
  },
);
