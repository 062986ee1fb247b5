import { journey } from '#tests/support/browser.ts';
import { openScreen, press, sees } from '#tests/support/screen.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

// Remix's own scroll restoration script throws there, which is harmless.
journey('a browser that blocks all storage still shows the pages', async ({ openPage }) => {
  const page = await openPage('phone', { expected: [/Access is denied/] });
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get, configurable: true });
    }
  });
  await openScreen(page, '/us/auth');
  await field(page, 'Email').first().waitFor();
  await openScreen(page, '/us/settings');
  await field(page, 'Business name').waitFor();
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, plainInvoice);
  await sees(page, 'This browser can’t save your draft');
  await press(page, 'Save Invoice');
  await sees(page, 'Please sign in to save your invoice');
});
