import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { expectListed, openFilledList } from '#tests/support/list-on-page.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';

const list = '/us/invoices';
const failedRequest = [/Failed to load resource/];

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

journey(
  'Load more brings every invoice once, and reload and back keep them',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: failedRequest });
    const numbers = Array.from({ length: 120 }, (_, n) => `N-${String(n + 1).padStart(3, '0')}`);
    const ids = await openFilledList(
      page,
      numbers.map((invoice_number) => ({ invoice_number })),
    );
    await listedNumbers(page, 50);
    const more = page.getByRole('link', { name: 'Load more' });

    await page.context().setOffline(true);
    await more.click();
    await sees(page, 'Error loading invoices: no connection');
    await page.context().setOffline(false);
    await more.click();
    await listedNumbers(page, 100);
    await page.getByRole('link', { name: 'View N-030' }).click();
    await page.getByRole('heading', { name: 'Invoice N-030' }).waitFor();
    await page.goBack();
    await listedNumbers(page, 100);

    // A row that changes on the way is not the cause of another being lost or doubled.
    await page.getByRole('row', { name: /N-120/ }).getByTitle('Mark as paid').click();
    await sees(page, 'Invoice marked as paid!');
    await more.click();
    expect(await listedNumbers(page, 120)).toEqual(numbers.toReversed());
    expect(await more.count()).toBe(0);
    await reloadScreen(page);
    expect(await listedNumbers(page, 120)).toEqual(numbers.toReversed());

    // One that is further down begins the page when it is to be highlighted, and stays there.
    await openScreen(page, `${list}?highlight=${ids[9]}`);
    await page.waitForURL(/invoices\?after=[^&]+$/);
    await reloadScreen(page);
    expect(await listedNumbers(page, 10)).toEqual(numbers.slice(0, 10).toReversed());
    await page.getByRole('link', { name: 'Back to the start of the list' }).click();
    await listedNumbers(page, 50);

    const plain = await openPage('desktop', { javaScriptEnabled: false });
    expect((await plain.goto(`${list}?after=nonsense`))?.status()).toBe(200);
  },
);

journey(
  'a view that cannot be fetched leaves what was typed, and comes later',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: failedRequest });
    await openFilledList(page);
    await page.context().setOffline(true);
    const search = page.getByRole('searchbox', { name: 'Search invoices' });
    await search.fill('kite');
    await sees(page.getByRole('alert'), 'Error loading invoices: no connection');
    await expect.poll(() => search.inputValue()).toBe('kite');
    await page.context().setOffline(false);
    await expectListed(page, 'K-4');
  },
);

// @covers invoices-2.12 invoices-2.15 invoices-2.16 invoices-2.17
