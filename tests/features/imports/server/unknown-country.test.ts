import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { draftClientRegion, emptyDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { buildStatement } from '#app/domain/statements/statement.ts';
import { exportClients } from '#app/features/clients/server/client-views.server.ts';
import { getFormStart } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { reduceDraft } from '#app/features/invoice-form/ui/form-state.ts';
import { toContent } from '#app/features/invoice-sheet/queries/invoice-row.server.ts';
import { describeStatementSheets } from '#app/features/statements/words/describe-statement.ts';
import { clients, invoices } from '#db/schema.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { importingBusiness, importPlan } from '#tests/support/import-harness.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';
import { joinPieces } from '#tests/support/pieces.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

/** A UK business with a client and an invoice from files without a country. */
async function importWithoutCountry() {
  const seller = await createSampleSeller(db, { ...importingBusiness, country: 'uk' });
  const ofClients = await readImportText(
    'Customer,Email,Billing City\nKrause,k@krause.example,Ulm\n',
    {
      country: 'uk',
    },
  );
  await importPlan(db, seller.cookie, ofClients.plan);
  const ofInvoices = await readImportText(importFiles.quickBooks, { country: 'uk' });
  await importPlan(db, seller.cookie, ofInvoices.plan);
  return seller;
}

test('clients from files without a country have none in our export', async () => {
  const { userId } = await importWithoutCountry();
  const text = await joinPieces(exportClients(db, userId));
  expect(text).toContain('Krause,k@krause.example');
  expect(text).not.toMatch(/UK|United Kingdom|USA/);
});

test('their invoices have none, however they are edited', async () => {
  const { userId } = await importWithoutCountry();
  const rows = await db.select().from(invoices).where(eq(invoices.userId, userId));
  expect(rows.map(({ clientRegion }) => clientRegion)).toEqual([null, null]);
  const [row] = rows;
  if (!row) throw new Error('no invoice');
  const { clientRegion, selectedClientId } = draftOfInvoice(toContent(row), null);
  const draft = validDraft('uk', { clientRegion, selectedClientId });
  expect(checkDraft(draft, { country: 'uk', userLanguage: 'en-US' })).toMatchObject({
    ok: true,
    content: { clientRegion: null },
  });
});

test('the invoice form suggests no country for them, and the seller’s for a new client', async () => {
  const { userId } = await importWithoutCountry();
  const { clients: choices } = await getFormStart(db, userId);
  const [client] = choices;
  if (!client) throw new Error('no client');
  expect(client.region).toBe('');
  const start = { today: '2026-11-28', saveKey: 'k', itemId: 'i' };
  const draft = emptyDraft('uk', start);
  expect(draftClientRegion(draft, 'uk')).toBe('GB');
  const picked = reduceDraft(draft, { type: 'pick-client', client }, 'uk');
  expect(draftClientRegion(picked, 'uk')).toBe('');
});

test('a statement has none for a seller who has moved since', async () => {
  const { userId } = await importWithoutCountry();
  const [client] = await db.select().from(clients).where(eq(clients.userId, userId));
  if (!client) throw new Error('no client');
  const year = { from: '2026-01-01', to: '2026-12-31', today: '2026-12-31' };
  const invoice = {
    id: 'i',
    number: '1',
    day: '2026-02-03',
    dueDay: '2026-03-05',
    currency: 'USD' as const,
    totalMinor: 100,
    isVoid: false,
  };
  const seller = {
    country: 'us' as const,
    paper: 'letter' as const,
    name: 'Wren',
    address: '1 Road',
    postalCode: '',
    email: 'w@wren.example',
    phone: '',
    website: '',
    taxNumber: '',
  };
  const printed = { seller, client, usual: null, ...year };
  const [sheet] = describeStatementSheets(buildStatement([invoice], [], year), printed);
  expect(sheet?.to.addressLines.join()).not.toMatch(/United Kingdom|UK/);
});
