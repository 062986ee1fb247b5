import { beforeEach, describe, expect, test } from 'vitest';
import type { DraftStep, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { writeSchedule } from '#app/features/payments/queries/schedules.server.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { openFormWorld } from '#tests/support/form-harness.ts';
import type { Seller } from '#tests/support/world.ts';

const { db, seller, get, save: post } = await openFormWorld();
let owner: Seller;
beforeEach(async () => {
  owner = await seller();
});

const step = (label: string, amount: string, due: string): DraftStep => ({ label, amount, due });
const balance = step('Balance', '', 'dueDate');
const schedule = [step('Deposit', '30%', 'invoiceDate'), balance];
/** A line of this price without tax, in an invoice from 1 to 31 March. */
const pricedAt = (unitPrice: string) => ({
  items: validDraft('us').items.map((item) => ({ ...item, unitPrice, taxRate: '0' })),
});
/** A draft of 1,000.00. */
const draft = () => ({ saveKey: crypto.randomUUID(), schedule, ...pricedAt('1000') });

type Saved = { id: string; version: number };
const editOf = ({ id, version }: Saved) => ({ edit: { invoiceId: id, version } });
async function save(changes: Partial<InvoiceDraft>, edited?: Saved): Promise<Saved> {
  const { body } = await post(owner, changes, edited && editOf(edited));
  expect(body).toMatchObject({ outcome: 'saved' });
  return body;
}
async function stored({ id }: Saved) {
  const invoice = await getPublicInvoice(db, id);
  return { steps: invoice?.schedule, nextDue: invoice?.nextDue };
}
async function codes({ id }: Saved) {
  const sql = 'SELECT code FROM document_events WHERE invoice_id = ? ORDER BY id';
  return (await db.$client.execute({ sql, args: [id] })).rows.map(({ code }) => code);
}

test('an invoice is saved with its schedule, calculated on the server, and a clone has it too', async () => {
  const sent = draft();
  const saved = await save(sent);
  expect(await stored(saved)).toEqual({
    steps: [
      { label: 'Deposit', amount: 30_000, due: '2026-03-01', share: '30%' },
      { label: 'Balance', amount: 70_000, due: '2026-03-31' },
    ],
    nextDue: '2026-03-01',
  });
  // A retry after its response was lost.
  expect(await save(sent)).toEqual(saved);
  expect(await codes(saved)).toEqual(['created', 'scheduled']);
  const { body } = await get(`/us/create-invoice?clone=${saved.id}`, { as: owner });
  expect(body.opened.draft.schedule).toEqual(schedule);
});

test.each<[string, DraftStep[], string]>([
  ['with only one step', [balance], 'schedule'],
  ['with a zero step', [step('Deposit', '0%', 'invoiceDate'), balance], 'schedule.0.amount'],
  ['with too much', [step('Deposit', '1000.01', 'invoiceDate'), balance], 'schedule.1.amount'],
  ['before its invoice', [step('Deposit', '30%', '2026-02-27'), balance], 'schedule.0.due'],
])('a schedule %s is refused, and nothing is saved', async (_, wrong, field) => {
  const refused = { status: 422, body: { outcome: 'invalid', issues: [{ field }] } };
  expect(await post(owner, { ...draft(), schedule: wrong })).toMatchObject(refused);
});

describe('an edit', () => {
  test('recalculates parts of the total, and its history shows it once', async () => {
    const sent = draft();
    const saved = await save(sent);
    const edited = await save({ ...sent, ...pricedAt('2000') }, saved);
    expect((await stored(edited)).steps).toMatchObject([{ amount: 60_000 }, { amount: 140_000 }]);
    expect(await codes(saved)).toEqual(['created', 'scheduled', 'scheduled', 'edited']);
    const renamed = await save({ ...sent, ...pricedAt('2000'), notes: 'Thanks' }, edited);
    expect((await codes(saved)).filter((code) => code === 'scheduled')).toHaveLength(2);
    const bare = await save({ ...sent, ...pricedAt('3000'), schedule: [] }, renamed);
    expect(await stored(bare)).toEqual({ steps: null, nextDue: null });
    expect((await codes(saved)).filter((code) => code === 'unscheduled')).toHaveLength(1);
  });

  test('that leaves nothing for the last step is refused, and the invoice is unchanged', async () => {
    const sent = { ...draft(), schedule: [step('Deposit', '900', 'invoiceDate'), balance] };
    const saved = await save(sent);
    const refused = await post(owner, { ...sent, ...pricedAt('800') }, editOf(saved));
    expect(refused).toMatchObject({
      status: 422,
      body: { issues: [{ field: 'schedule.1.amount' }] },
    });
    expect((await stored(saved)).steps).toMatchObject([{ amount: 90_000 }, { amount: 10_000 }]);
  });

  test('that started before a schedule was set elsewhere does not overwrite it without asking', async () => {
    const sent = { ...draft(), schedule: [] };
    const saved = await save(sent);
    const steps = [
      { label: 'Half', amount: 50_000, due: '2026-03-01' },
      { label: 'Rest', amount: 50_000, due: '2026-03-31' },
    ];
    const seen = { currency: 'USD', totalMinor: 100_000 } as const;
    const { id: invoiceId, version } = saved;
    await writeSchedule(db, { userId: owner.userId, invoiceId, steps, seen, now: version });
    expect(await post(owner, { ...sent, notes: 'Late' }, editOf(saved))).toMatchObject({
      status: 409,
      body: { outcome: 'changed-elsewhere', version: version + 1 },
    });
    expect((await stored(saved)).steps).toEqual(steps);
  });

  test('of an issued invoice that only changes its schedule is not a corrected version', async () => {
    const sent = draft();
    const saved = await save(sent);
    await issueServed(db, { invoiceId: saved.id, version: saved.version, now: saved.version });
    const halves = [step('Half', '50%', 'invoiceDate'), balance];
    const edited = await save({ ...sent, schedule: halves }, saved);
    expect((await stored(edited)).steps).toMatchObject([{ amount: 50_000 }, { amount: 50_000 }]);
    expect((await getPublicInvoice(db, saved.id))?.revision).toBe(1);
    expect((await codes(saved)).at(-1)).toBe('scheduled');
  });
});
