import { expect, test } from 'vitest';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { getFormStartWithInvoice } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { saveSettings } from '#app/features/settings/server/save-settings.server.ts';
import { createReminder, issueSample } from '#tests/support/reminder-harness.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const now = Date.parse('2026-11-26');

async function saveNumbers(userId: string, changes: Partial<SettingsDraft>) {
  const stored = await settingsOf(db, userId);
  const filled = { businessName: 'Wren', phone: '1', address: 'Nest', postalCode: '12345' };
  const saved = await saveSettings(db, {
    stored,
    accountEmail: 'w@wren.example',
    country: 'us',
    now,
    changes: { ...filled, ...changes },
  });
  expect(saved.outcome).toBe('stored');
}

test('the next estimate starts where Settings say and has at least the digits of the last one', async () => {
  const { userId } = await createReminder(db, { plan: 'none' });
  await saveNumbers(userId, { estimateStart: '40' });
  const estimate = async (invoiceNumber: string) => {
    const content = sampleContent({ invoiceNumber });
    const saveKey = crypto.randomUUID();
    const saved = await saveEstimate(db, { userId, content, saveKey, now });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    return (await getFormStartWithInvoice(db, userId, saved.id)).nextEstimate;
  };
  expect(await estimate('OLD-1')).toBe('EST-040');
  expect(await estimate('EST-0041')).toBe('EST-0042');
  expect(await estimate('EST-99999')).toBe('EST-100000');
});

test('a credit note starts where Settings say and has at least the digits of the last one', async () => {
  const seller = await createReminder(db, { plan: 'none' });
  const { userId } = seller;
  const credit = async () => {
    const invoiceId = await issueSample(db, seller, {});
    return creditInvoice(db, {
      userId,
      invoiceId,
      noteKey: crypto.randomUUID(),
      choice: { kind: 'rest' },
      reason: 'Returned',
      today: '2026-11-26',
      now,
    });
  };
  await saveNumbers(userId, { creditNoteStart: '98', creditNotePrefix: 'CN-0' });
  expect(await credit()).toMatchObject({ number: 'CN-0098' });
  await saveNumbers(userId, { creditNoteStart: '1', creditNotePrefix: 'CN-' });
  expect(await credit()).toMatchObject({ number: 'CN-0099' });
  expect(await credit()).toMatchObject({ number: 'CN-0100' });
});
