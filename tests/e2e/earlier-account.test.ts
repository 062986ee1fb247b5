import { inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import { readEmailedCodes } from '#tests/support/emailed-code.ts';
import { waitForEmail } from '#tests/support/emailed-link.ts';
import { hasEntriesAt, openScreen, press, sees } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { newVisitor, saveInvoice, signUp } from '#tests/support/visitor.ts';

const wrong = "That doesn't match the earlier account.";

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
    await sees(desktop, 'Confirm your email address to make sure these invoices stay yours');
    await openSettings(desktop, '/us/settings');
    await press(desktop, 'Resend link');
    await sees(desktop, 'Confirmation link sent. Check your inbox.');

    const phone = newVisitor(origin);
    await phone.postJson('/api/send-otp', { email });
    const [code = ''] = await readEmailedCodes(email);
    await phone.postJson('/api/verify-otp', { email, code, country: 'us' });
    await waitForEmail(fakesOrigin, email, /^Your new .* account$/);
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    await enterOnPage(page, { ...phone, email, password });
    await openScreen(page, '/us/invoices');
    await sees(page, 'No invoices yet', /^An earlier account used your email address\./);
    await openScreen(desktop, '/us/invoices');
    await sees(desktop, 'DESK-7', /^Your email address was confirmed for another account\./);

    await page.getByRole('link', { name: 'Move them here' }).click();
    await field(page, 'Invoice number').fill('DESK-7');
    await field(page, 'Invoice total').fill('0.01');
    await press(page, 'Claim account');
    await sees(page, wrong);
    await field(page, 'Invoice total').fill(total);
    await press(page, 'Claim account');
    await sees(page, /^The earlier account is now part of this one\./);
    await page.waitForURL(/\/us\/invoices$/);
    await sees(page, 'DESK-7', 'Check that the payment details in Settings are yours.');
    await waitForEmail(fakesOrigin, email, /accounts have been merged$/);

    await page.getByRole('link', { name: 'Check details' }).click();
    await press(page, "Yes, they're mine");
    await sees(page, 'Payment details confirmed.');
    await hasEntriesAt(desktop, /\/us\/auth/);
  },
);
