import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { bytesOf, discLogo, makePng, photo } from '#tests/fixtures/pictures.ts';
import { journey } from '#tests/support/browser.ts';
import { newestListedId } from '#tests/support/listed-numbers.ts';
import {
  drawByFinger,
  drawByMouse,
  drop,
  groupOf,
  isFocused,
  pick,
  sizeOf,
} from '#tests/support/pictures-on-page.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpByDialog, signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { type Member, newVisitor, saveInvoice, signUp } from '#tests/support/visitor.ts';

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
    const address = await signature.getByRole('img').getAttribute('src');
    const answer = await member.get(address ?? '');
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');

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

    // The invoice keeps its pictures when the settings change, and editing shows the invoice's own.
    const changes = { intent: 'save-settings', country: 'us', changes: {}, pictures: { logo: '' } };
    expect((await member.postJson('/us/settings.data', changes)).status).toBe(200);
    await openScreen(page, `/us/create-invoice?edit=${id}`);
    await page.getByRole('button', { name: 'Preview' }).first().click();
    expect(await sizeOf(preview, 'Wren Studio logo')).toEqual([24, 48]);
    await openScreen(page, `/us/create-invoice?clone=${id}`);
    await page.getByRole('button', { name: 'Preview' }).first().click();
    expect(await sizeOf(preview, 'Signature of Wren Studio')).toEqual(drawn);
    expect(await preview.getByRole('img', { name: 'Wren Studio logo' }).count()).toBe(0);

    const client = await openPage('phone');
    await openScreen(client, `/view-invoice/${id}`);
    expect(await sizeOf(client, 'Wren Studio logo')).toEqual([24, 48]);
    expect(await sizeOf(client, 'Signature of Wren Studio')).toEqual(drawn);
  },
);

journey(
  'a guest signs with a finger; the preview shows it, and so does the invoice saved after sign-in',
  async ({ openPage }) => {
    const page = await openPage('phone', { deviceScaleFactor: 3 });
    await openSettings(page, '/us/settings');
    await typeInvoice(page, {
      fields: {
        'Business name': business.businessName,
        'Business email': business.email,
        Phone: business.phone,
        'Business address': business.address,
        'ZIP code': business.postalCode,
        'Invoice prefix': 'WREN-',
      },
    });
    const signature = groupOf(page, 'Signature');
    await signature.getByRole('button', { name: 'Draw' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Draw your signature' });
    await dialog.waitFor();
    const scrolled = await page.evaluate(() => window.scrollY);
    await drawByFinger(page);
    await dialog.getByRole('button', { name: 'Undo' }).tap();
    await drawByFinger(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Use Signature' }).tap();
    const drawn = await sizeOf(signature, 'Signature');
    // A third of a narrow screen, at three pixels per point.
    expect(drawn[0]).toBeGreaterThan(250);
    await clickSave(page);
    await sees(page, 'Sign in to save settings');

    await openScreen(page, '/us/create-invoice');
    await expect.poll(() => field(page, 'Invoice number').inputValue()).toBe('WREN-001');
    await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Wren Studio');
    await typeInvoice(page, {
      fields: {
        'Client name': 'Finch & Sons',
        'Client address': 'Rivertown',
        'Account number': '12345678',
      },
      items: plainInvoice.items,
    });
    await page.getByRole('button', { name: 'Preview' }).first().tap();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    expect(await sizeOf(preview, 'Signature of Wren Studio')).toEqual(drawn);
    await preview.getByRole('button', { name: 'Save Invoice' }).tap();
    await sees(page, 'Please sign in to save your invoice');
    await signUpByDialog(page);
    const id = await newestListedId(page);
    const client = newVisitor(inject('product').origin);
    expect(await (await client.get(`/view-invoice/${id}`)).text()).toContain('Signature of Wren');
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
    const address = `/api/settings-picture?name=logo&invoice=${id}`;
    expect((await member.get(address)).status).toBe(200);
    const stranger = await signUp(inject('product').origin);
    const foreign = await stranger.get(address);
    const none = await stranger.get(address.replace(id, crypto.randomUUID()));
    expect([foreign.status, await foreign.text()]).toEqual([404, await none.text()]);

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
