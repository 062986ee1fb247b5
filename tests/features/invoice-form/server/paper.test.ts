import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { countryCodes } from '#app/domain/country/country.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { describeInvoiceFile } from '#app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { loader as answerReceipt } from '#app/features/payments/receipt.route.ts';
import { loader as reportFile } from '#app/features/reports/tax-report.route.ts';
import { loader as statementFile } from '#app/features/statements/statement-file.route.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { userSettings } from '#db/schema.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { payInFull } from '#tests/support/change-invoice.ts';
import { openFormWorld } from '#tests/support/form-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import {
  madeOf,
  runSeries,
  startSampleSeries,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';
import type { Seller } from '#tests/support/world.ts';

const { db, seller, get, post, save } = await openFormWorld();
const now = Date.UTC(2026, 2, 20, 12);
const a4 = [595, 842];
const letter = [612, 792];
let owner: Seller;
beforeEach(async () => {
  owner = await seller(unlimitedColumns);
});

const choose = (paper: 'a4' | 'letter') =>
  db.update(userSettings).set({ paper }).where(eq(userSettings.userId, owner.userId));
const sizeOf = (pdf: Uint8Array) => readPdf(pdf).pages[0]?.size.map(Math.round);
/** The size of a file that a route answers with. */
async function sizeAt(load: typeof reportFile, path: string, params = {}) {
  const request = new Request(testOrigin + path, { headers: { Cookie: owner.cookie } });
  const answer = await load({ request, params, context: createTestContext(db, { now }) });
  return sizeOf(new Uint8Array(await (answer as Response).arrayBuffer()));
}

describe('a new invoice', () => {
  test.each(countryCodes)(
    'in %s has its country’s paper size, or that of Settings',
    async (country) => {
      const start = async () =>
        (await get(`/${country}/create-invoice`, { as: owner })).body.defaults.paper;
      const paperOf = async (paper: 'a4' | 'letter' | '') => {
        const draft = { ...validDraft(country), paper, saveKey: crypto.randomUUID() };
        const sent = {
          intent: 'save',
          guestWaiting: false,
          draft: { ...draft, invoiceNumber: `I-${paper}` },
        };
        const { body } = await post(`/${country}/create-invoice`, sent, { as: owner });
        return (await invoiceRowOf(db, body.id)).paper;
      };
      expect(await paperOf('')).toBe(country === 'us' || country === 'ca' ? 'letter' : 'a4');
      for (const paper of ['a4', 'letter'] as const) {
        await choose(paper);
        expect([await start(), await paperOf(paper)]).toEqual([paper, paper]);
      }
    },
  );

  test('accepts no unknown paper size from a request', () => {
    const given = { country: 'uk', today: '2026-03-01', newId: () => '1' } as const;
    const read = (paper: unknown) => parseDraft({ ...validDraft(), paper }, given)?.paper;
    expect(['letter', 'A4', 5, undefined].map(read)).toEqual(['letter', '', '', '']);
  });
});

describe('a document keeps its paper size when the settings change', () => {
  test('in its PDF, its receipt and its credit note', async () => {
    const id = await owner.invoice({ paper: 'a4' });
    await choose('letter');
    await payInFull(db, id, savedAt);
    const found = await getPublicInvoice(db, id);
    if (!found) throw new Error('There is no invoice');
    const file = describeInvoiceFile(found);
    expect(sizeOf(renderInvoicePdf(file.sheet, file))).toEqual(a4);
    const params = { id, number: '1' };
    expect(await sizeAt(answerReceipt, `/view-invoice/${id}/receipts/1`, params)).toEqual(a4);
    const credit = { invoiceId: id, noteKey: crypto.randomUUID(), reason: 'Returned' };
    const sent = { ...credit, choice: { kind: 'rest' } };
    const { body } = await post('/api/credit-note', sent, { as: owner, now });
    expect((await invoiceRowOf(db, body.id)).paper).toBe('a4');
  });

  test.each(['clone', 'edit'])('to %s it', async (kind) => {
    const id = await owner.invoice({ paper: 'a4' });
    await choose('letter');
    const { body } = await get(`/us/create-invoice?${kind}=${id}`, { as: owner });
    const { version, draft } = body.opened;
    const edit = kind === 'edit' && { edit: { invoiceId: id, version } };
    const typed = { ...draft, notes: 'More', invoiceNumber: 'INV-9', saveKey: crypto.randomUUID() };
    const saved = await save(owner, typed, { ...edit });
    expect((await invoiceRowOf(db, saved.body.id)).paper).toBe('a4');
  });

  test('in the invoices of its recurring series', async () => {
    const given = { content: { paper: 'a4' as const }, timeZone: 'UTC' };
    const { userId } = await startSampleSeries(db, {}, given);
    await runSeries(db, Date.UTC(2026, 0, 31, 6));
    expect(await madeOf(db, userId)).toMatchObject([{ paper: 'a4' }]);
  });
});

test('statements and reports use the paper size of Settings, or that of the country', async () => {
  const clientId = await owner.client('Kite & Co');
  await owner.invoice({ clientId, paper: 'a4' });
  const period = 'country=us&from=2026-01-01&to=2026-12-31';
  const sizes = async () => [
    await sizeAt(statementFile, `/api/client-statement?client=${clientId}&${period}`),
    await sizeAt(reportFile, `/api/tax-report?format=pdf&basis=invoice&${period}`),
  ];
  expect(await sizes()).toEqual([letter, letter]);
  await choose('a4');
  expect(await sizes()).toEqual([a4, a4]);
});
