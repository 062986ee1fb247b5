import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { newMember } from '#tests/support/member.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { openScreen, press } from '#tests/support/screen.ts';
import { type Member, postSave, readData, saveOf } from '#tests/support/visitor.ts';

// Text that could act as a script, formula, path or header, entered in every text field and checked
// in every output. The test fails if any of it runs as a script or has to be blocked by the page's
// policy.

const product = inject('product');

const hostile = `=1+1"><img src=x onerror="window.ran=1"><script>window.ran=1</script>'{{7*7}}\${7*7}%0d%0aX-Ran: 1`;
const lines = `${hostile}\r\nX-Ran: 1\r\n\r\n<svg onload=window.ran=1>`;
// Product and file names have stricter rules.
const flat = `=1+1"'../../x\\..%0d%0aX-Ran: 1;filename=ran.exe`;

/** The page shows the text, rendered no element from it, and ran none of it. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    elements: document.querySelectorAll('[onerror], [onload], img[src="x"]').length,
    addresses: [...document.querySelectorAll('a[href], form[action]')]
      .map((each) => each.getAttribute('href') ?? each.getAttribute('action') ?? '')
      .filter((address) => /^\s*(javascript|data|vbscript):/i.test(address)),
  }));
  expect(found).toEqual({ ran: false, elements: 0, addresses: [] });
}

/** Saves everything that a user can type, as the pages post it; returns the ids. */
async function fillEverything(member: Member) {
  const changes = {
    ...fullSettings('us'),
    businessName: hostile,
    address: lines,
    bankName: hostile,
    accountHolder: hostile,
    bankAddress: lines,
    checkPayeeName: hostile,
    checkMailingAddress: lines,
    paymentNotes: lines,
    otherPaymentLinks: [{ name: hostile, url: 'https://wise.com/pay' }],
  };
  const settings = await member.postJson('/us/settings.data', { intent: 'save-settings', changes });
  expect([(await readData(settings.clone())).data, settings.status]).toMatchObject([{}, 200]);
  const text = { ...plainClient(hostile), email: 'a@b.example', address: lines };
  const key = crypto.randomUUID();
  const client = await member.postJson('/us/clients.data', { intent: 'add-client', key, text });
  expect(client.status).toBe(200);
  const { id: clientId } = (await readData(client)).data as { id: string };
  const rows = [[flat, '4.50', '20', '', '']];
  const imported = await member.postJson('/api/products-import', { key, rows });
  expect([imported.status, await imported.json()]).toEqual([200, { count: 1 }]);
  const [item] = saveOf().draft.items;
  const { answer } = await postSave(
    member,
    saveOf({
      invoiceNumber: flat.slice(0, 50),
      selectedClientId: clientId,
      clientName: hostile,
      clientAddress: lines,
      shippingAddress: lines,
      businessName: hostile,
      notes: lines,
      businessAddress: lines,
      bankName: hostile,
      accountHolder: hostile,
      paymentNotes: lines,
      bankAddress: lines,
      checkPayeeName: hostile,
      checkMailingAddress: lines,
      otherPaymentLinks: [{ name: hostile, url: 'https://wise.com/pay' }],
      items: item ? [{ ...item, description: lines }] : [],
    }),
  );
  expect(answer).toMatchObject({ outcome: 'saved' });
  return { clientId, invoiceId: (answer as { id: string }).id };
}

/** Only our own headers, and none created by the text. */
function expectNoHeader(answer: Response): void {
  expect(answer.status).toBe(200);
  expect(answer.headers.has('X-Ran')).toBe(false);
  const disposition = answer.headers.get('Content-Disposition') ?? '';
  expect(disposition).toMatch(
    /^(attachment|inline); filename="[^"\\/]*"; filename\*=UTF-8''[\w.%~!-]+$/,
  );
}

journey('hostile text never runs and never breaks out of its context', async ({ openPage }) => {
  const member = await newMember(product, 'hostile');
  const { clientId, invoiceId } = await fillEverything(member);
  const page = await openPage('desktop');
  const [name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(member.cookies())?.slice(1) ?? [];
  const cookie = { name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true };
  await page.context().addCookies([cookie]);

  const query = encodeURIComponent(hostile);
  for (const path of [
    `/us/invoices?q=${query}&client=${query}`,
    `/us/invoices?highlight=${invoiceId}`,
    `/us/clients?q=${query}`,
    `/us/clients/${clientId}`,
    `/us/products?q=${encodeURIComponent('=1+1')}`,
    '/us/settings',
    `/us/create-invoice?clone=${invoiceId}`,
    `/view-invoice/${invoiceId}`,
    `/invoice/${invoiceId}`,
  ]) {
    await openScreen(page, path);
    await expectHarmless(page);
    if (!/settings|create-invoice/.test(path)) {
      expect(await page.locator('main').innerText()).toContain('=1+1"');
    }
  }
  await openScreen(page, `/us/invoices?highlight=${invoiceId}`);
  // The toast and the dialog that name the invoice or the client.
  await page
    .getByRole('button', { name: /archive/i })
    .first()
    .click();
  await openScreen(page, '/us/clients');
  await page
    .getByRole('button', { name: /delete/i })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByText('onerror=').first().waitFor();
  await expectHarmless(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectHarmlessToast(page, ' deleted successfully!');

  // Text that only the browser sees: a file name, and rejected input.
  await openScreen(page, '/us/products');
  await page.getByRole('button', { name: 'Import CSV', exact: true }).click();
  const importing = page.getByRole('dialog');
  await importing.getByLabel('Choose a file').setInputFiles({
    name: '=1+1"><img src=x onerror=window.ran=1>.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,price\nTea,<svg onload=window.ran=1>\n'),
  });
  await importing.getByText('onerror=').first().waitFor();
  await importing.getByText('onload=').first().waitFor();
  await expectHarmless(page);
  await openScreen(page, '/us/settings');
  await page.locator('[name="otherPaymentLinks.0.url"]').fill('http://wise.com/pay');
  await press(page, 'Save Settings');
  await expectHarmlessToast(page, '" must use HTTPS');
  await openScreen(page, `/us/create-invoice?clone=${invoiceId}`);
  await page.getByLabel('Invoice number', { exact: true }).fill(hostile.slice(0, 50));
  await page.getByRole('button', { name: 'Save Invoice' }).filter({ visible: true }).click();
  await page.waitForURL(/\/us\/invoices/);
  await expectHarmless(page);
  expect(await page.title()).not.toContain('ran');
});

/** A toast that contains user input, as text. */
async function expectHarmlessToast(page: Page, words: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: words });
  await toast.getByText('<img src=x onerror=').first().waitFor();
  await expectHarmless(page);
}

journey('files generated from hostile text are just files', async () => {
  const member = await newMember(product, 'hostile');
  const { invoiceId } = await fillEverything(member);

  const pdf = await member.get(`/view-invoice/${invoiceId}/pdf`);
  expectNoHeader(pdf);
  const { complaints, actions } = readPdf(new Uint8Array(await pdf.arrayBuffer()));
  expect([complaints, [...new Set(actions)]]).toEqual([[], ['URI']]);

  const zip = await member.postJson('/api/invoices-zip', {
    ids: [invoiceId],
    from: null,
    to: null,
  });
  expectNoHeader(zip);
  const exported = await member.postJson('/api/account-export', {});
  expectNoHeader(exported);
  for (const answer of [zip, exported]) {
    for (const file of readZip(new Uint8Array(await answer.arrayBuffer()))) {
      expect(file.name).toMatch(/^[^\\:*?"<>|\p{Cc}]+$/u);
      expect(file.name.split('/')).not.toContain('..');
      expect(file.name).not.toMatch(/^\//);
    }
  }
  for (const path of ['/api/clients-csv', '/api/products-csv']) {
    const answer = await member.get(path);
    expectNoHeader(answer);
    const csv = await answer.text();
    expect(csv).toContain(`'=1+1`);
    expect(csv).not.toMatch(/(^|[\n,;"])=1\+1/);
  }
});

journey('a URL with hostile text in it is text', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: [/Failed to load resource/] });
  for (const path of [
    `/us/auth?redirectTo=${encodeURIComponent('javascript:window.ran=1')}&tab=${encodeURIComponent(hostile)}`,
    `/us/${encodeURIComponent(hostile)}`,
    `/view-invoice/${encodeURIComponent('<script>window.ran=1</script>')}`,
    `/us/reset-password#type=recovery&token=${encodeURIComponent(hostile)}`,
  ]) {
    await openScreen(page, path);
    await expectHarmless(page);
  }
});
