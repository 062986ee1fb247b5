import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { nativeVisit } from '#tests/support/native-app.ts';
import { downloadBy, openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';
import { openSchema } from '#tests/support/xml-schemas.ts';

const downloadLink = (page: Page) => page.getByRole('link', { name: 'Download XML' });
const region = (page: Page) => page.getByRole('region', { name: 'E-invoice (XML)' });

journey('the owner and the client have the same XML file', async ({ openPage }) => {
  const page = await openPage('desktop');
  const seller = await signUpOnPage(page);
  const invoiceNumber = 'X-1';
  const id = await saveInvoice(seller, {
    invoiceNumber,
    taxNumber: '12-3456789',
  });
  const path = `/view-invoice/${id}`;
  const client = await openPage('phone');
  await openScreen(client, path);
  await sees(client, invoiceNumber);

  await openScreen(page, `${path}#e-invoice`);
  await sees(region(page), 'This file is ready to download.', /Nothing is sent over Peppol/);
  const mine = await downloadBy(page, () => downloadLink(page).click());
  const xml = new TextDecoder().decode(mine.bytes);
  expect(mine.name).toBe('X-1-2026-03-01.xml');
  expect(openSchema('ubl')(xml)).toBeNull();
  expect(xml).toContain(`<cbc:ID>${invoiceNumber}</cbc:ID>`);
  await openScreen(client, path);
  await sees(client, /Nothing is sent over Peppol/);
  const theirs = await downloadBy(client, () => downloadLink(client).click());
  expect(theirs.bytes).toEqual(mine.bytes);

  // The native app has no downloads, but its PDF still contains the XML.
  const inNativeApp = await openPage('phone', nativeVisit);
  await openScreen(inNativeApp, path);
  await sees(inNativeApp, invoiceNumber);
  expect(await downloadLink(inNativeApp).filter({ visible: true }).count()).toBe(0);
});
