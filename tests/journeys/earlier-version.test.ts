import { expect, inject } from 'vitest';
import snapshot from '#tests/fixtures/browser-storage-1.json' with { type: 'json' };
import { journey } from '#tests/support/browser.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { newMember } from '#tests/support/member.ts';
import { askedSettings } from '#tests/support/offline-page.ts';
import { openScreen, press, sees } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';
import { field, typeInvoice } from '#tests/support/type-invoice.ts';
import { postSave, saveOf } from '#tests/support/visitor.ts';

journey(
  'what a browser had stored under an earlier version is sent, shown and kept',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/Failed to load resource/] });
    const member = await newMember(inject('product'));
    await enterOnPage(page, member);
    await openScreen(page, '/us/settings');
    await typeInvoice(page, { fields: askedSettings });
    await press(page, 'Save Settings');
    await sees(page, 'Settings updated successfully!');
    const { answer } = await postSave(member, saveOf({ invoiceNumber: 'INV-050' }));
    if (answer.outcome !== 'saved') throw new Error(answer.outcome);
    const { person } = (await (await member.get('/api/session')).json()) as { person: string };
    const [{ edit }] = JSON.parse(
      Object.entries(snapshot.outbox.localStorage).find(([key]) =>
        key.includes('save_queue'),
      )?.[1] ?? '[]',
    )
      .map(({ options }: { options: { edit?: { version: number } } }) => options)
      .filter((options: { edit?: object }) => options.edit);
    // The snapshot is of another account, and of its invoice.
    const stored = JSON.stringify(snapshot.outbox.localStorage)
      .replaceAll(snapshot.user, person)
      .replaceAll(snapshot.invoice, answer.id)
      .replaceAll(String(edit.version), String(answer.version));
    await page.evaluate((texts) => {
      for (const [key, text] of Object.entries(JSON.parse(texts))) {
        localStorage.setItem(key, String(text));
      }
    }, stored);

    await openScreen(page, '/us/invoices');
    await sees(page, 'Invoice INV-050 updated successfully!');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .not.toContain('save_queue');
    await openScreen(page, '/us/invoices');
    expect((await listedNumbers(page, 3)).sort()).toEqual(['INV-050', 'INV-051', 'INV-052']);
    await sees(page.getByRole('table'), 'Edited Ltd', 'Finch & Daughters', 'Heron');
    await openScreen(page, '/us/create-invoice');
    await sees(page, 'Your invoice data has been restored!');
    await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Owl');
    await openScreen(page, '/us/settings');
    await expect.poll(() => field(page, 'ZIP code').inputValue()).toBe('nowhere');
    await expect.poll(() => field(page, 'Phone').inputValue()).toBe('+1 (555) 010-4000');
  },
);
