import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  type SaveInvoice,
  type SaveInvoiceOutcome,
  saveInvoice,
} from '#app/features/invoice-form/server/save-invoice.server.ts';
import type { UserSettings } from '#app/features/settings/queries/settings-row.server.ts';
import { invoices } from '#db/schema.ts';
import { strainRounds } from '#tests/support/rounds.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const rounds = Array.from({ length: strainRounds }, (_, index) => index + 1);
const now = Date.UTC(2026, 2, 15, 12);

/** Each save opens a new connection, as requests do. */
function send(save: SaveInvoice): Promise<SaveInvoiceOutcome> {
  return saveInvoice(database.open({ timeoutMilliseconds: 30_000 }), save);
}

function saving(settings: UserSettings, invoiceNumber: string): SaveInvoice {
  const content = sampleContent({ invoiceNumber });
  return { settings, content, saveKey: crypto.randomUUID(), now };
}

function invoicesOf(userId: string) {
  return database.open().select().from(invoices).where(eq(invoices.userId, userId));
}

describe.each(rounds)('round %i', () => {
  test('200 concurrent saves at limit 3 create exactly 3 invoices', async () => {
    const settings = await createSampleUser(database.open());
    const saves = Array.from({ length: 200 }, (_, index) => saving(settings, `INV-${index + 1}`));
    const answers = await Promise.all(saves.map(send));
    const count = (outcome: string) => answers.filter((each) => each.outcome === outcome).length;
    expect([count('saved'), count('limit-reached')]).toEqual([3, 197]);
    expect(await invoicesOf(settings.userId)).toHaveLength(3);
    const after = await settingsOf(database.open(), settings.userId);
    expect(after.totalInvoicesCreated).toBe(3);
  });

  test('200 concurrent saves in a period with 3 left create exactly 3', async () => {
    const settings = await createSampleUser(database.open(), {
      subscriptionStatus: 'active',
      invoiceLimit: 50,
      subscriptionStart: '2020-01-01',
      periodStart: '2026-03-01',
      periodCount: 47,
    });
    const saves = Array.from({ length: 200 }, (_, index) => saving(settings, `INV-${index + 1}`));
    const answers = await Promise.all(saves.map(send));
    expect(answers.filter(({ outcome }) => outcome === 'saved')).toHaveLength(3);
    expect(await invoicesOf(settings.userId)).toHaveLength(3);
    expect((await settingsOf(database.open(), settings.userId)).periodCount).toBe(50);
  });

  test('the same save sent 50 times at once creates one, with 50 equal responses', async () => {
    const settings = await createSampleUser(database.open());
    const save = { ...saving(settings, 'INV-001'), assignNumber: true };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(save)));
    const [invoice, ...others] = await invoicesOf(settings.userId);
    expect(others).toEqual([]);
    for (const answer of answers) {
      expect(answer).toEqual({
        outcome: 'saved',
        id: invoice?.id,
        invoiceNumber: 'INV-001',
        version: now,
        keptClient: { id: invoice?.clientId, name: invoice?.clientName },
      });
    }
    const after = await settingsOf(database.open(), settings.userId);
    expect(after.totalInvoicesCreated).toBe(1);
  });
});
