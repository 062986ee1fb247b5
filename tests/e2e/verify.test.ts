import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { saveInvoice, signUp } from '#tests/support/visitor.ts';

const { origin } = inject('product');

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
