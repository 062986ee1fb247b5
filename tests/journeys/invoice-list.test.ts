import { journey } from '#tests/support/browser.ts';
import { expectListed, openFilledList } from '#tests/support/list-on-page.ts';

const list = '/us/invoices';

journey('filters are a sheet on phones, and a form without scripts', async ({ openPage }) => {
  const page = await openPage('phone');
  await openFilledList(page);
  await page.locator('summary[aria-label="Filters"]').click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Client').selectOption('Wren Ltd');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expectListed(page, 'W-3', 'W-2');
  await page.locator('summary[aria-label="Filters, 1 set"]').waitFor();

  const [session] = (await page.context().cookies()).filter(({ name }) => /session/.test(name));
  const plain = await openPage('desktop', { javaScriptEnabled: false });
  if (session) await plain.context().addCookies([session]);
  await plain.goto(list);
  await expectListed(plain, 'K-4', 'W-3', 'W-2', 'F-1');
  await plain.getByRole('searchbox').fill('wren');
  await plain.getByRole('searchbox').press('Enter');
  await expectListed(plain, 'W-3', 'W-2');
  await plain.locator('summary[aria-label="Filters"]').click();
  await plain.getByLabel('Currency').selectOption('EUR');
  await plain.getByRole('button', { name: 'Apply' }).click();
  await expectListed(plain, 'W-2');
  await plain.getByRole('link', { name: 'Remove filter Currency EUR' }).click();
  await expectListed(plain, 'W-3', 'W-2');
});

// @covers invoices-2.12 invoices-2.15 invoices-2.16 invoices-2.17
