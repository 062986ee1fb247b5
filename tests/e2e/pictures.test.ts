import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { bytesOf, discLogo, makePng, photo } from '#tests/fixtures/pictures.ts';
import { journey } from '#tests/support/browser.ts';
import { newestListedId } from '#tests/support/listed-numbers.ts';
import {
  drawByMouse,
  drop,
  groupOf,
  isFocused,
  pick,
  sizeOf,
} from '#tests/support/pictures-on-page.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { type Member, saveInvoice } from '#tests/support/visitor.ts';

const business = {
  businessName: 'Wren Studio',
  email: 'hello@wren.example',
  phone: '555 0100',
  address: '1 Main Street\nSpringfield',
  postalCode: '12345',
};

async function clickSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Settings' }).click();
}

async function signUpWithBusiness(page: Page): Promise<Member> {
  const member = await signUpOnPage(page);
  const save = { intent: 'save-settings', country: 'us', changes: business };
  expect((await member.postJson('/us/settings.data', save)).status).toBe(200);
  return member;
}

async function figuresOf(member: Member, id: string): Promise<string[]> {
  const pdf = await member.get(`/view-invoice/${id}/pdf`);
  const { structure, complaints } = readPdf(new Uint8Array(await pdf.arrayBuffer()), {
    draw: true,
  });
  expect(complaints).toEqual([]);
  const all = (node: typeof structure): (typeof structure)[] => [node, ...node.kids.flatMap(all)];
  return all(structure).flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []));
}

journey(
  'logo and signature are set once, and appear in preview, invoice, PDF and public page',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    const member = await signUpWithBusiness(page);
    await openSettings(page, '/us/settings');
    const [logo, signature] = [groupOf(page, 'Logo'), groupOf(page, 'Signature')];

    await pick(logo, 'logo.png', bytesOf(discLogo(40)).subarray(0, 200));
    await sees(logo, 'We couldn’t read this picture. Choose a different one.');
    await pick(logo, 'logo.txt', bytesOf(discLogo(40)));
    expect(await sizeOf(logo, 'Logo')).toEqual([40, 40]);
    expect(await logo.getByText('Picture').count()).toBe(1);

    // Larger than print needs, so the page scales it down.
    const large = makePng({ width: 1500, height: 300, colorType: 2 }, (x) => [x & 255, 91, 69]);
    await pick(logo, 'large.png', large);
    await expect.poll(() => sizeOf(logo, 'Logo')).toEqual([1000, 200]);
    await logo.getByRole('button', { name: 'Remove' }).click();
    expect(await logo.getByRole('img').count()).toBe(0);
    expect(await logo.getByRole('button', { name: 'Upload' }).evaluate(isFocused)).toBe(true);

    // Dropped: a link to a picture is never loaded, and a photo loses its location.
    await drop(logo, { text: 'https://pictures.example/logo.png' });
    await sees(logo, 'Picture must be a PNG or JPEG file');
    await drop(logo, { file: photo(6).base64 });
    expect(await sizeOf(logo, 'Logo')).toEqual([24, 48]);

    // By keyboard as far as possible.
    await signature.getByRole('button', { name: 'Draw' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Draw your signature' });
    const use = dialog.getByRole('button', { name: 'Use Signature' });
    await use.press('Enter');
    expect(await dialog.isVisible()).toBe(true);
    await drawByMouse(page);
    // A finger draws without scrolling the dialog.
    const area = dialog.getByRole('img', { name: /^Drawing area/ });
    expect(await area.evaluate((it) => getComputedStyle(it).touchAction)).toBe('none');
    await dialog.getByRole('button', { name: 'Clear' }).click();
    expect(await use.getAttribute('aria-disabled')).toBe('true');
    await drawByMouse(page);
    await dialog.getByRole('button', { name: 'Undo' }).press('Control+z');
    await use.click();
    await dialog.waitFor({ state: 'detached' });
    const drawn = await sizeOf(signature, 'Signature');
    // Only the zigzag, cropped: 0.3 of the width and 0.2 of the height of a 5:2 sheet.
    expect(drawn[0] / drawn[1]).toBeGreaterThan(3);
    expect(drawn[0] / drawn[1]).toBeLessThan(5);
    expect(await signature.getByRole('button', { name: 'Draw again' }).evaluate(isFocused)).toBe(
      true,
    );

    await clickSave(page);
    await sees(page, 'Settings updated successfully!');
    await reloadScreen(page);
    expect(await sizeOf(logo, 'Logo')).toEqual([24, 48]);
    expect(await sizeOf(signature, 'Signature')).toEqual(drawn);
    await openScreen(page, '/us/create-invoice');
    await typeInvoice(page, plainInvoice);
    await page.getByRole('button', { name: 'Preview' }).first().click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    expect(await sizeOf(preview, 'Wren Studio logo')).toEqual([24, 48]);
    expect(await sizeOf(preview, 'Signature of Wren Studio')).toEqual(drawn);
    await preview.getByRole('button', { name: 'Save Invoice' }).click();
    const id = await newestListedId(page);
    expect(await figuresOf(member, id)).toEqual([
      'Wren Studio logo',
      'Signature of Wren Studio',
      'QR code to verify this document',
    ]);

    const client = await openPage('phone');
    await openScreen(client, `/view-invoice/${id}`);
    expect(await sizeOf(client, 'Wren Studio logo')).toEqual([24, 48]);
    expect(await sizeOf(client, 'Signature of Wren Studio')).toEqual(drawn);
  },
);

journey(
  'a picture that cannot be saved or loaded shows an error, and no input is lost',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    const member = await signUpWithBusiness(page);
    const save = { intent: 'save-settings', country: 'us', changes: {} };
    // Decompressed by workerd, which works differently from Node.
    for (const side of [60, 127, 160, 200, 395]) {
      const pictures = { logo: writePictureText(discLogo(side)) };
      const answer = await member.postJson('/us/settings.data', { ...save, pictures });
      expect([side, answer.status]).toEqual([side, 200]);
    }
    const id = await saveInvoice(member);
    await page.route(/settings-picture/, (route) => route.abort());
    await openScreen(page, `/us/create-invoice?edit=${id}`);
    await page.getByRole('button', { name: 'Preview' }).first().tap();
    await sees(page, 'We couldn’t load your logo and signature. They’ll still be on the invoice.');
    await sees(page.getByRole('dialog', { name: 'Preview' }), 'Finch & Sons');

    await openSettings(page, '/us/settings');
    const logo = groupOf(page, 'Logo');
    await page.route(/settings\.data/, (route) => route.abort());
    await pick(logo, 'new.png', bytesOf(discLogo(20)));
    expect(await sizeOf(logo, 'Logo')).toEqual([20, 20]);
    await clickSave(page);
    await sees(page, 'We couldn’t save your settings. Check your connection and try again.');
    expect(await sizeOf(logo, 'Logo')).toEqual([20, 20]);
    await page.unrouteAll();
    await clickSave(page);
    await sees(page, 'Settings updated successfully!');
    await reloadScreen(page);
    expect(await sizeOf(logo, 'Logo')).toEqual([20, 20]);
  },
);
