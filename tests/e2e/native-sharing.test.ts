import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FakeDevice } from '#tests/fakes/native-bridge/fake-device.ts';
import { journey } from '#tests/support/browser.ts';
import { installNativeApp, nativeVisit } from '#tests/support/native-app.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const invoiceNumber = 'N/7 Zoë';
const fileName = 'N_7 Zoë-2026-03-01.pdf';

/** A seller in the native app with one unpaid invoice. */
async function openInvoice(page: Page): Promise<{ device: FakeDevice; path: string; pdf: Buffer }> {
  const device = await installNativeApp(page);
  const seller = await signUpOnPage(page);
  const dates = { invoiceDate: '2026-03-01', dueDate: '2099-01-01' };
  const id = await saveInvoice(seller, { invoiceNumber, ...dates });
  const answer = await seller.get(`/view-invoice/${id}/pdf`);
  const pdf = Buffer.from(await answer.arrayBuffer());
  await page.clock.install();
  await openScreen(page, `/view-invoice/${id}`);
  return { device, path: `/view-invoice/${id}`, pdf };
}

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share PDF' });

describe('an invoice in the native app', () => {
  journey(
    'is shared from its page and from the list, and leaves no file behind',
    async ({ openPage }) => {
      const page = await openPage('phone', nativeVisit);
      const { device, path, pdf } = await openInvoice(page);
      await sees(page, 'Invoice Details', invoiceNumber);
      expect(await page.getByText('Download PDF').filter({ visible: true }).count()).toBe(0);
      // The owner has nothing to pay; a client in the native app does.
      const payLink = { name: 'Pay Invoice' };
      expect(await page.getByRole('link', payLink).count()).toBe(0);
      const client = await openPage('phone', nativeVisit);
      await openScreen(client, path);
      expect(await client.getByRole('link', payLink).filter({ visible: true }).count()).toBe(1);

      await shareButton(page).last().tap();
      await sees(page, 'Share sheet opened.');
      const [[file] = []] = device.shares;
      expect(file?.name).toBe(fileName);
      expect(Buffer.compare(Buffer.from(file?.bytes ?? []), pdf)).toBe(0);
      expect(device.haptics).toEqual(['MEDIUM']);
      expect(device.files.size).toBe(1);
      await page.clock.fastForward(5000);
      await expect.poll(() => device.files.size).toBe(0);

      await openScreen(page, '/app/ios/invoices');
      await page.getByRole('button', { name: `PDF of ${invoiceNumber}` }).tap();
      await expect.poll(() => device.shares.length).toBe(2);
      await page.getByRole('button', { name: `More actions for ${invoiceNumber}` }).tap();
      await page.getByRole('button', { name: 'Share', exact: true }).tap();
      await expect.poll(() => device.shares.length).toBe(3);
      expect(device.shares.flat().map(({ name }) => name)).toEqual([fileName, fileName, fileName]);
      await page.getByRole('link', { name: 'Settings' }).tap();
      await page.waitForURL('**/app/ios/settings');
      expect(device.haptics).toEqual(['MEDIUM', 'LIGHT']);
    },
  );

  journey('shows an error, and nothing when canceled', async ({ openPage }) => {
    const page = await openPage('phone', nativeVisit);
    const { device } = await openInvoice(page);
    const share = () => shareButton(page).first().tap();
    device.sharing = 'cancels';
    await share();
    await expect.poll(() => device.shares.length).toBe(1);
    device.sharing = 'refused';
    await share();
    await sees(page, 'Error sharing PDF: Error sharing item');
    expect(await page.getByText('Share sheet opened.').count()).toBe(0);
  });
});
