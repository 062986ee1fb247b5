import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { describeInvoiceFile } from '#app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { loader as answerReceipt } from '#app/features/payments/receipt.route.ts';
import { loader as reportFile } from '#app/features/reports/tax-report.route.ts';
import { loader as statementFile } from '#app/features/statements/statement-file.route.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import {
  madeOf,
  runSeries,
  startSampleSeries,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const now = Date.UTC(2026, 2, 20, 12);
const a4 = [595, 842];
const letter = [612, 792];
let seller: Awaited<ReturnType<typeof createSampleSeller>>;

beforeEach(async () => {
  seller = await createSampleSeller(db, unlimitedColumns);
});

const choose = (paper: 'a4' | 'letter') =>
  db.update(userSettings).set({ paper }).where(eq(userSettings.userId, seller.userId));
const sizeOf = (pdf: Uint8Array) => readPdf(pdf).pages[0]?.size.map(Math.round);
const paperOf = (draft: InvoiceDraft, country: CountryCode) => {
  const checked = checkDraft(draft, { country, userLanguage: 'en-US' });
  return checked.ok ? checked.content.paper : checked.issues;
};

describe('a new invoice', () => {
  test.each(countryCodes)(
    'in %s uses the usual paper size, or that of the settings',
    async (country) => {
      const usual = country === 'us' || country === 'ca' ? 'letter' : 'a4';
      expect(paperOf(validDraft(country), country)).toBe(usual);
      for (const paper of ['a4', 'letter'] as const) {
        await choose(paper);
        const settings = await settingsOf(db, seller.userId);
        const defaults = formDefaultsOf(settingsOfColumns(settings, null), null, null, country);
        const begun = startDraft(country, '2026-03-01', defaults);
        expect(paperOf({ ...validDraft(country), paper: begun.paper }, country)).toBe(paper);
      }
    },
  );

  test('accepts no unknown paper size from a request', () => {
    const read = (paper: unknown) =>
      parseDraft(
        { ...validDraft(), paper },
        { country: 'uk', today: '2026-03-01', newId: () => '1' },
      )?.paper;
    expect(['letter', 'A4', 5, undefined].map(read)).toEqual(['letter', '', '', '']);
  });
});

describe('a document keeps its paper size', () => {
  test('in its PDF and its receipts, even if the settings change', async () => {
    const { userId } = seller;
    const invoiceId = await saveSample(db, seller.settings, { paper: 'a4' });
    await choose('letter');
    await markInvoice(db, { userId, invoiceId, status: 'paid', today: '2026-03-15', now });
    const found = await getPublicInvoice(db, invoiceId);
    if (!found) throw new Error('no invoice');
    const file = describeInvoiceFile(found);
    expect(sizeOf(renderInvoicePdf(file.sheet, file))).toEqual(a4);
    const receipt = await answerReceipt({
      request: new Request(`${testOrigin}/view-invoice/${invoiceId}/receipts/1`),
      params: { id: invoiceId, number: '1' },
      context: createTestContext(db, { now }),
    });
    expect(sizeOf(new Uint8Array(await receipt.arrayBuffer()))).toEqual(a4);
  });

  test('when it is edited or cloned, and in its credit note', async () => {
    const { userId } = seller;
    const invoiceId = await saveSample(db, seller.settings, { paper: 'a4' });
    const found = await getPublicInvoice(db, invoiceId);
    if (!found) throw new Error('no invoice');
    const draft = draftOfInvoice(found.content, null);
    const copy = copyAsNew(draft, { invoiceNumber: 'INV-9', today: '2026-03-20' });
    expect([paperOf(draft, 'us'), paperOf(copy, 'us')]).toEqual(['a4', 'a4']);
    await markInvoice(db, { userId, invoiceId, status: 'paid', today: '2026-03-15', now });
    const credit = { userId, invoiceId, noteKey: crypto.randomUUID(), reason: 'Returned' };
    const made = await creditInvoice(db, {
      ...credit,
      choice: { kind: 'rest' },
      today: '2026-03-20',
      now,
    });
    const [note] = await db
      .select()
      .from(invoices)
      .where(eq(invoices.id, made.outcome === 'credited' ? made.id : ''));
    expect(note?.paper).toBe('a4');
  });

  test('in the invoices of its recurring series', async () => {
    const given = { content: { paper: 'a4' as const }, timeZone: 'UTC' };
    const { userId } = await startSampleSeries(db, {}, given);
    await runSeries(db, Date.UTC(2026, 0, 31, 6));
    expect((await madeOf(db, userId)).map(({ paper }) => paper)).toEqual(['a4']);
  });
});

test('statements and reports use the paper size of the settings, or that of the country', async () => {
  const clientId = await createSampleClient(db, seller.userId, 'Kite & Co');
  await saveSample(db, seller.settings, { clientId, paper: 'a4' });
  const headers = { Cookie: seller.cookie };
  const sizeAt = async (load: typeof reportFile, path: string) => {
    const request = new Request(`${testOrigin}${path}`, { headers });
    const answer = await load({ request, params: {}, context: createTestContext(db, { now }) });
    return sizeOf(new Uint8Array(await (answer as Response).arrayBuffer()));
  };
  const period = 'from=2026-01-01&to=2026-12-31';
  const sizes = () =>
    Promise.all([
      sizeAt(statementFile, `/api/client-statement?client=${clientId}&country=us&${period}`),
      sizeAt(reportFile, `/api/tax-report?format=pdf&basis=invoice&country=us&${period}`),
    ]);
  expect(await sizes()).toEqual([letter, letter]);
  await choose('a4');
  expect(await sizes()).toEqual([a4, a4]);
});
