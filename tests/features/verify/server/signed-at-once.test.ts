import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createRecordSigner } from '#app/adapters/record-signer.server.ts';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { answerFormPost } from '#app/features/invoice-form/server/save-request.api.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { issueRecords } from '#db/history-schema.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { jsonPost } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

test('a first payment and a correction are signed with the request that makes them', async () => {
  const privateKey = generateKeyPairSync('ed25519').privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });
  const recordSigner = createRecordSigner({ privateKey: privateKey.toString(), oldKeys: [] });
  const { cookie } = await createSampleSeller(db);
  const { context, finish } = createFinishedContext(db, { recordSigner });
  const draft = validDraft('us', { saveKey: crypto.randomUUID(), invoiceNumber: 'A1' });
  const save = async (changes: object) => {
    const json = { intent: 'save', draft, guestWaiting: false, ...changes };
    const { body } = await answerFormPost(json, jsonPost('/us', json, cookie), context, 'us');
    await finish();
    return body as Extract<SaveAnswer, { outcome: 'saved' }>;
  };
  const { id } = await save({});
  const mark = async (status: 'paid' | 'unpaid') => {
    const fields = { intent: 'set-status', invoiceId: id, status };
    await answerListPost(jsonPost('/us/invoices', fields, cookie), context);
    await finish();
  };
  const signed = async () => {
    const rows = await db.select().from(issueRecords).where(eq(issueRecords.invoiceId, id));
    return rows.map(({ revision }) => revision);
  };
  expect(await signed()).toEqual([]);
  await mark('paid');
  expect(await signed()).toEqual([1]);
  await mark('unpaid');
  const { rows } = await db.$client.execute({
    sql: 'SELECT updated_at FROM invoices WHERE id = ?',
    args: [id],
  });
  const edit = { invoiceId: id, version: Number(rows[0]?.updated_at) };
  await save({ edit, draft: { ...draft, notes: 'Corrected' } });
  expect(await signed()).toEqual([1, 2]);
});
