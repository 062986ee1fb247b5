import { expect, test } from 'vitest';
import { exportFiles, planExport } from '#app/domain/import/plan-export.ts';
import { saveReminderPlans } from '#app/features/reminders/queries/reminder-plans.server.ts';
import {
  listTemplates,
  saveTemplate,
} from '#app/features/sending/queries/email-templates.server.ts';
import { postImport } from '#tests/support/import-harness.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { take } = openExports(database);
const now = Date.UTC(2026, 2, 20, 12);

const template = { kind: 'invoice', language: 'ru', now } as const;
const words = { subject: 'Soon', message: 'Dear client' };
const steps = [
  { days: -2, words: { 'en-US': words } },
  { days: 7, words: {} },
];

/** An account with its own email copy and an active reminder plan. */
async function createUsedAccount() {
  const { userId } = await createSampleSeller(db);
  const own = { subject: 'An invoice', body: 'Hello\nthere' };
  await saveTemplate(db, { ...template, ...own, userId });
  await saveReminderPlans(db, {
    userId,
    plan: 'firm',
    changed: [{ plan: 'gentle', steps }],
    nextRunAt: now,
    now,
  });
  const files = await take(userId);
  const names = files.names.filter((name) => exportFiles.test(name));
  const plan = planExport(new Map(names.map((name) => [name, files.textOf(name)])));
  return { account: files.jsonOf('account.json'), sent: plan?.words ?? [] };
}

const lasting = (rows: Record<string, unknown>[]) =>
  rows.map(({ changedAt, since, ...rest }) => rest);

async function restore(cookie: string, sent: unknown[]) {
  const { body } = await postImport(db, cookie, { intent: 'words', words: sent }, now);
  return body;
}

test('email templates and reminder steps are restored, no reminder is turned on, and a second import adds nothing', async () => {
  const { account, sent } = await createUsedAccount();
  expect(sent).toHaveLength(2);
  const fresh = await createSampleSeller(db);
  expect(await restore(fresh.cookie, sent)).toMatchObject({ added: 2, there: 0, broken: [] });
  const restored = (await take(fresh.userId)).jsonOf('account.json');
  for (const field of ['emailTemplates', 'reminderPlans']) {
    expect(lasting(restored[field])).toEqual(lasting(account[field]));
  }
  expect([restored.reminders, restored.thanksClients]).toEqual([undefined, false]);
  expect(await restore(fresh.cookie, sent)).toMatchObject({ added: 0, there: 2, broken: [] });
});

test('the account’s own templates are kept', async () => {
  const { sent } = await createUsedAccount();
  const fresh = await createSampleSeller(db);
  const { userId } = fresh;
  await saveTemplate(db, { ...template, userId, subject: 'Mine', body: 'Mine' });
  const changed = [{ plan: 'gentle' as const, steps: [{ days: 30, words: {} }] }];
  await saveReminderPlans(db, { userId, plan: 'none', changed, nextRunAt: now, now });
  expect(await restore(fresh.cookie, sent)).toMatchObject({ added: 0, there: 2 });
  expect(await listTemplates(db, userId)).toMatchObject([{ subject: 'Mine' }]);
  expect((await take(userId)).jsonOf('account.json').reminderPlans).toMatchObject([{ days: 30 }]);
});

test('templates that no dialog would accept are reported and skipped', async () => {
  const { cookie, userId } = await createSampleSeller(db);
  const { kind, language } = template;
  const broken = await restore(cookie, [
    { kind, language, words: { subject: '', message: 'Hello' } },
    { kind, language, words: { subject: 'Hello', message: '{nonsense}' } },
    { plan: 'gentle', steps: [{ days: 1000, words: {} }] },
    { plan: 'firm', steps: [{ days: 2, words: { 'en-US': { ...words, subject: '{nonsense}' } } }] },
  ]);
  expect([broken.added, (broken.broken as unknown[]).length]).toEqual([0, 4]);
  expect(await listTemplates(db, userId)).toEqual([]);
});
