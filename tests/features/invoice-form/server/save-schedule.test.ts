import { beforeEach, describe, expect, test } from 'vitest';
import type { DraftStep, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { openInvoice } from '#app/features/invoice-form/server/create-page.api.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { writeSchedule } from '#app/features/payments/queries/schedules.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { openFormHarness } from '#tests/support/form-harness.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { newSeller, send } = openFormHarness(database);
let seller = '';

beforeEach(async () => {
  seller = await newSeller();
});

const step = (label: string, amount: string, due: string): DraftStep => ({ label, amount, due });
const schedule = [step('Deposit', '30%', 'invoiceDate'), step('Balance', '', 'dueDate')];

/** A draft of 1,000.00 without tax, due on March 31. */
function draftOf(changes: Partial<InvoiceDraft> = {}): InvoiceDraft {
  const draft = validDraft('us', { saveKey: crypto.randomUUID(), invoiceNumber: 'A1', schedule });
  return { ...draft, ...pricedAt('1000'), ...changes };
}
const pricedAt = (unitPrice: string) => ({
  items: validDraft('us').items.map((item) => ({ ...item, unitPrice, taxRate: '0' })),
});
const post = (draft: object, more: object = {}) =>
  send({ intent: 'save', draft, guestWaiting: false, ...more }, seller);

type Saved = { id: string; version: number };
async function save(draft: object, edit?: Saved): Promise<Saved> {
  const { body } = await post(
    draft,
    edit && { edit: { invoiceId: edit.id, version: edit.version } },
  );
  expect(body).toMatchObject({ outcome: 'saved' });
  const { id, version } = body as Extract<SaveAnswer, { outcome: 'saved' }>;
  return { id, version };
}
async function stored({ id }: Saved) {
  const invoice = await getPublicInvoice(db, id);
  return { steps: invoice?.schedule, nextDue: invoice?.nextDue };
}
const codes = async ({ id }: Saved) => {
  const sql = 'SELECT code FROM document_events WHERE invoice_id = ? ORDER BY id';
  return (await db.$client.execute({ sql, args: [id] })).rows.map(({ code }) => String(code));
};

test('an invoice is saved with its schedule, calculated on the server, in one write', async () => {
  const draft = draftOf();
  const saved = await save(draft);
  expect(await stored(saved)).toEqual({
    steps: [
      { label: 'Deposit', amount: 30_000, due: '2026-03-01', share: '30%' },
      { label: 'Balance', amount: 70_000, due: '2026-03-31' },
    ],
    nextDue: '2026-03-01',
  });
  expect(await codes(saved)).toEqual(['created', 'scheduled']);
  // A retry after its response was lost.
  expect(await save(draft)).toEqual(saved);
  expect(await codes(saved)).toEqual(['created', 'scheduled']);
});

test.each<[string, DraftStep[], string]>([
  ['with only one step', schedule.slice(1), 'schedule'],
  [
    'with a zero step',
    [step('Deposit', '0%', 'invoiceDate'), ...schedule.slice(1)],
    'schedule.0.amount',
  ],
  [
    'with too much',
    [step('Deposit', '1000.01', 'invoiceDate'), ...schedule.slice(1)],
    'schedule.1.amount',
  ],
  [
    'that starts before its invoice',
    [step('Deposit', '30%', '2026-02-27'), ...schedule.slice(1)],
    'schedule.0.due',
  ],
])('a schedule %s is refused, and nothing is saved', async (_, wrong, field) => {
  const { status, body } = await post(draftOf({ schedule: wrong }));
  expect(status).toBe(422);
  expect(body).toMatchObject({ outcome: 'invalid', issues: [{ field }] });
});

describe('an edit', () => {
  test('recalculates parts of the total, and its history shows it once', async () => {
    const draft = draftOf();
    const saved = await save(draft);
    const edited = await save({ ...draft, ...pricedAt('2000') }, saved);
    expect((await stored(edited)).steps).toMatchObject([{ amount: 60_000 }, { amount: 140_000 }]);
    expect(await codes(saved)).toEqual(['created', 'scheduled', 'scheduled', 'edited']);
    await save({ ...draft, ...pricedAt('2000'), notes: 'Thanks' }, edited);
    expect((await codes(saved)).filter((code) => code === 'scheduled')).toHaveLength(2);
  });

  test('removes it, with the total or alone', async () => {
    const draft = draftOf();
    const saved = await save(draft);
    const edited = await save({ ...draft, ...pricedAt('2000'), schedule: [] }, saved);
    expect(await stored(edited)).toEqual({ steps: null, nextDue: null });
    expect(await codes(saved)).toEqual(['created', 'scheduled', 'unscheduled', 'edited']);
  });

  test('that leaves nothing for the last step is refused, and the invoice is unchanged', async () => {
    const fixed = [step('Deposit', '900', 'invoiceDate'), ...schedule.slice(1)];
    const draft = draftOf({ schedule: fixed });
    const saved = await save(draft);
    const edit = { invoiceId: saved.id, version: saved.version };
    expect(await post({ ...draft, ...pricedAt('800') }, { edit })).toMatchObject({
      status: 422,
      body: { issues: [{ field: 'schedule.1.amount' }] },
    });
    expect((await stored(saved)).steps).toMatchObject([{ amount: 90_000 }, { amount: 10_000 }]);
  });

  test('that started before a schedule was set elsewhere does not overwrite it without asking', async () => {
    const draft = draftOf({ schedule: [] });
    const saved = await save(draft);
    const { userId } = await ownerOf(saved);
    const steps = [
      { label: 'Half', amount: 50_000, due: '2026-03-01' },
      { label: 'Rest', amount: 50_000, due: '2026-03-31' },
    ];
    const seen = { currency: 'USD', totalMinor: 100_000 } as const;
    const now = saved.version;
    await writeSchedule(db, { userId, invoiceId: saved.id, steps, seen, now });
    const edit = { invoiceId: saved.id, version: saved.version };
    expect(await post({ ...draft, notes: 'Late' }, { edit })).toMatchObject({
      status: 409,
      body: { outcome: 'changed-elsewhere', version: saved.version + 1 },
    });
    expect((await stored(saved)).steps).toEqual(steps);
  });

  test('of an issued invoice that only changes its schedule is not a corrected version', async () => {
    const draft = draftOf();
    const saved = await save(draft);
    await issueServed(db, { invoiceId: saved.id, version: saved.version, now: saved.version });
    const halves = [step('Half', '50%', 'invoiceDate'), ...schedule.slice(1)];
    const edited = await save({ ...draft, schedule: halves }, saved);
    expect((await stored(edited)).steps).toMatchObject([{ amount: 50_000 }, { amount: 50_000 }]);
    expect((await getPublicInvoice(db, saved.id))?.revision).toBe(1);
    expect((await codes(saved)).at(-1)).toBe('scheduled');
  });
});

test('a clone has the steps of its original, with its parts and dates', async () => {
  const saved = await save(draftOf());
  const context = createTestContext(db);
  const viewer = await getViewer(new Request(testOrigin, { headers: { Cookie: seller } }), context);
  if (!viewer) throw new Error('Nobody is signed in');
  const asked = { kind: 'clone', id: saved.id } as const;
  const place = { country: 'us', listPath: '/us/invoices' } as const;
  const { opened } = await openInvoice(context, viewer, asked, place);
  expect(opened?.draft?.schedule).toEqual(schedule);
});

async function ownerOf({ id }: Saved) {
  const sql = 'SELECT user_id FROM invoices WHERE id = ?';
  const { rows } = await db.$client.execute({ sql, args: [id] });
  return { userId: String(rows[0]?.user_id) };
}
