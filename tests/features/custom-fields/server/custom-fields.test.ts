import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { FieldChange } from '#app/domain/custom-fields/change-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import { parsePrintedFields } from '#app/domain/custom-fields/document-fields.ts';
import { planExport } from '#app/domain/import/plan-export.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { createDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { invoices } from '#db/schema.ts';
import { customField, printedField } from '#tests/fixtures/custom-fields.ts';
import { payInFull } from '#tests/support/change-invoice.ts';
import { draftOf, openFormWorld } from '#tests/support/form-harness.ts';
import { importingBusiness } from '#tests/support/import-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { six } from '#tests/support/series-calls.ts';
import {
  bankColumns,
  madeOf,
  runSeries,
  startSampleSeries,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import type { Seller } from '#tests/support/world.ts';

const { database, db, seller, get, post, save } = await openFormWorld();
const path = '/api/custom-fields';

const change = (as: Seller, json: FieldChange) => post(path, json, { as });
const define = async (as: Seller, ...fields: CustomField[]) => {
  for (const field of fields) {
    expect((await change(as, { intent: 'save', field })).status).toBe(200);
  }
};
const fieldsOf = async (as: Seller): Promise<CustomField[]> =>
  (await get(path, { as })).body.fields;
const typed = ({ id, label, kind, printPlace, meaning }: CustomField, value: string) => ({
  id,
  label,
  kind,
  printPlace,
  meaning,
  value,
});
const storedIn = async (id: string) => {
  const row = await invoiceRowOf(db, id);
  const lines = JSON.parse(row.items) as { fields?: PrintedField[] }[];
  const valuesOf = (fields: PrintedField[]) => fields.map(({ label, value }) => [label, value]);
  return {
    document: valuesOf(parsePrintedFields(row.fields)),
    lines: lines.map(({ fields }) => valuesOf(fields ?? [])),
  };
};

describe('a seller’s fields', () => {
  test('are theirs alone, in their order', async () => {
    const [owner, other] = [await seller(), await seller()];
    const [one, two] = [customField({ label: 'One' }), customField({ label: 'Two' })];
    await define(owner, one, two);
    expect(await fieldsOf(owner)).toEqual([one, two]);
    expect(await fieldsOf(other)).toEqual([]);
    await change(other, { intent: 'delete', id: one.id });
    const moved = await change(owner, { intent: 'move', id: two.id, by: -1 });
    expect(moved.body).toEqual({ outcome: 'saved', fields: [two, one] });
    await change(owner, { intent: 'hide', id: one.id });
    expect(await fieldsOf(owner)).toEqual([two, { ...one, isHidden: true }]);
    await change(owner, { intent: 'delete', id: one.id });
    expect(await fieldsOf(owner)).toEqual([two]);
  });

  test('are refused with a sentence', async () => {
    const owner = await seller();
    await define(owner, customField({ label: 'Project' }));
    const same = await change(owner, { intent: 'save', field: customField({ label: 'project' }) });
    expect(same).toMatchObject({
      status: 422,
      body: { outcome: 'refused', message: 'You already have a field with this label' },
    });
    expect((await post(path, { intent: 'save', field: {} }, { as: owner })).status).toBe(400);
    expect((await post(path, { intent: 'show', id: 'x' }, { as: owner })).status).toBe(400);
    expect((await get(path)).status).toBe(401);
    expect((await post(path, { intent: 'hide', id: crypto.randomUUID() })).status).toBe(401);
  });

  test('are ten at most, however many are added at once', async () => {
    const owner = await seller();
    const adding = Array.from({ length: 14 }, (_, at) =>
      change(owner, { intent: 'save', field: customField({ label: `Field ${at}` }) }),
    );
    const answers = await Promise.all(adding);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe(
      'You have 10 fields already. Hide one first.',
    );
    expect(await fieldsOf(owner)).toHaveLength(10);
  });

  test('change their kind until a document has them', async () => {
    const owner = await seller(unlimitedColumns);
    const [document, line] = [customField(), customField({ owner: 'line' })];
    await define(owner, document, line);
    const asNumber = (field: CustomField) =>
      change(owner, { intent: 'save', field: { ...field, kind: 'number' } });
    expect((await asNumber(document)).status).toBe(200);
    await define(owner, document);
    const [item] = draftOf().items;
    if (!item) throw new Error('A draft has a line');
    const used: Partial<InvoiceDraft> = {
      fields: [typed(document, 'Bridge')],
      items: [{ ...item, fields: [typed(line, 'Steel')] }],
    };
    expect((await save(owner, used)).status).toBe(200);
    for (const field of [document, line]) {
      expect(await asNumber(field)).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('Make a new field instead') },
      });
    }
    expect(await fieldsOf(owner)).toEqual([document, line]);
  });
});

describe('a document', () => {
  const project = customField({
    label: 'Project',
    isRequired: true,
    otherLabels: { ru: 'Проект' },
  });
  const hours = customField({ label: 'Hours', kind: 'number', documentKinds: ['invoice'] });
  const part = customField({ owner: 'line', label: 'Part', printPlace: 'description' });
  const [line] = draftOf().items;
  if (!line) throw new Error('A draft has a line');
  const full = {
    fields: [typed(project, ' Bridge '), typed(hours, '12.50')],
    items: [{ ...line, fields: [typed(part, 'A-7')] }],
  };
  async function ownerOfThree() {
    const owner = await seller(unlimitedColumns);
    await define(owner, project, hours, part);
    return owner;
  }

  test('starts with what the seller has defined', async () => {
    const owner = await ownerOfThree();
    const { defaults } = (await get('/us/create-invoice', { as: owner })).body;
    expect(defaults.customFields).toEqual([project, hours, part]);
    expect((await get('/us/create-invoice')).body.defaults.customFields).toBeUndefined();
  });

  test('stores its values with labels in its language', async () => {
    const owner = await ownerOfThree();
    const saved = await save(owner, { ...full, language: 'ru' });
    expect(await storedIn(saved.body.id)).toEqual({
      document: [
        ['Проект', 'Bridge'],
        ['Hours', '12.5'],
      ],
      lines: [[['Part', 'A-7']]],
    });
  });

  test('is refused at the fields that are wrong, and nothing is saved', async () => {
    const owner = await ownerOfThree();
    const wrong = {
      fields: [typed(hours, 'many')],
      items: [{ ...line, fields: [typed(part, 'x'.repeat(201))] }],
    };
    const { status, body } = await save(owner, wrong);
    expect(status).toBe(422);
    expect(body.issues).toEqual([
      {
        field: `fields.${project.id}.value`,
        group: 'invoice',
        message: 'Project is required',
      },
      {
        field: `fields.${hours.id}.value`,
        group: 'invoice',
        message: expect.stringContaining('Hours must be a number'),
      },
      {
        field: `items.0.fields.${part.id}.value`,
        group: 'items',
        message: 'Part must be 200 characters or fewer',
      },
      expect.objectContaining({ field: 'items' }),
    ]);
  });

  test('an estimate needs only the fields of estimates', async () => {
    const owner = await ownerOfThree();
    const estimate = { kind: 'estimate' as const, invoiceNumber: 'EST-1' };
    const none = await save(owner, { ...estimate, fields: [typed(hours, 'kept')] });
    expect(none.body.issues).toMatchObject([{ message: 'Project is required' }]);
    const saved = await save(owner, { ...estimate, fields: [typed(project, 'Bridge')] });
    expect(await storedIn(saved.body.id)).toMatchObject({ document: [['Project', 'Bridge']] });
  });

  test('keeps the values of hidden and deleted fields when it is edited, a copy does not', async () => {
    const owner = await ownerOfThree();
    const { id } = (await save(owner, full)).body;
    await issueServed(db, {
      invoiceId: id,
      version: (await invoiceRowOf(db, id)).updatedAt,
      now: 1,
    });
    await change(owner, { intent: 'hide', id: project.id });
    await change(owner, { intent: 'delete', id: part.id });
    const page = (await get(`/us/create-invoice?clone=${id}`, { as: owner })).body;
    const copy = createDraft('us', '2026-03-01', page.defaults, page.opened);
    expect(copy.fields.map(({ label, value }) => [label, value])).toEqual([['Hours', '12.5']]);
    expect(copy.items.map((item) => item.fields)).toEqual([[]]);
    const { draft, version } = (await get(`/us/create-invoice?edit=${id}`, { as: owner })).body
      .opened;
    const fields = draft.fields.map((each: PrintedField) =>
      each.id === hours.id ? { ...each, value: '13' } : each,
    );
    const edit = { invoiceId: id, version };
    const saveKey = crypto.randomUUID();
    const edited = await save(owner, { ...draft, fields, saveKey }, { edit });
    expect(edited.status).toBe(200);
    expect(await storedIn(id)).toEqual({
      document: [
        ['Hours', '13'],
        ['Project', 'Bridge'],
      ],
      lines: [[['Part', 'A-7']]],
    });
    const versions = await db.select().from(issuedVersions).where(eq(issuedVersions.invoiceId, id));
    expect(versions.map(({ fields: json }) => parsePrintedFields(json).length)).toEqual([2, 2]);
    const events = await db.select().from(documentEvents).where(eq(documentEvents.invoiceId, id));
    expect(events.map(({ detail }) => detail).join()).toContain('fields');
  });
});

describe('documents created from others keep the values', () => {
  const project = customField({ label: 'Project' });
  const part = customField({ owner: 'line', label: 'Part' });
  const [line] = draftOf().items;
  const full = {
    fields: [typed(project, 'Bridge')],
    items: line ? [{ ...line, fields: [typed(part, 'A-7')] }] : [],
  };
  const expected = { document: [['Project', 'Bridge']], lines: [[['Part', 'A-7']]] };
  const now = Date.UTC(2026, 2, 20, 12);

  test('a credit note, and an export that another account restores', async () => {
    const owner = await seller({
      ...unlimitedColumns,
      ...importingBusiness,
      ...bankColumns,
      phone: '+1 555 010 2000',
      postalCode: '97202',
    });
    await define(owner, project, part);
    const { id, version } = (await save(owner, full, { now })).body;
    await issueServed(db, { invoiceId: id, version, now });
    await payInFull(db, id, now);
    const sent = { invoiceId: id, noteKey: crypto.randomUUID(), reason: 'Returned' };
    const note = await post(
      '/api/credit-note',
      { ...sent, choice: { kind: 'rest' } },
      { as: owner, now },
    );
    expect(await storedIn(note.body.id)).toEqual(expected);

    const { names, textOf } = await openExports(database).take(owner.userId);
    const json = names.filter((name) => name.endsWith('.json'));
    const plan = planExport(new Map(json.map((name) => [name, textOf(name)])));
    if (!plan?.settings) throw new Error('The export has no settings');
    const isInvoice = ({ document }: { document: { kind: string } }) => document.kind === 'invoice';
    const restored = await seller(unlimitedColumns);
    for (const posted of [
      { intent: 'settings', settings: [plan.settings] },
      { intent: 'documents', documents: plan.documents.filter(isInvoice) },
    ]) {
      const { status, body } = await post('/api/import', posted, { as: restored });
      expect([status, body.broken ?? []]).toEqual([200, []]);
    }
    expect(await fieldsOf(restored)).toEqual([project, part]);
    const rows = await db.select().from(invoices).where(eq(invoices.userId, restored.userId));
    expect(await storedIn(rows[0]?.id ?? '')).toEqual(expected);
  });

  test('an invoice from an estimate', async () => {
    const owner = await seller({ ...unlimitedColumns, ...bankColumns });
    await define(owner, project, part);
    const estimate = { ...full, kind: 'estimate' as const, invoiceNumber: 'EST-001' };
    const { id, version } = (await save(owner, estimate, { now })).body;
    await issueServed(db, { invoiceId: id, version, now });
    const order = { estimateId: id, saveKey: crypto.randomUUID(), confirmed: '' };
    const sent = { ...order, choice: { kind: 'rest' } };
    const made = await post('/api/estimate-invoice', sent, { as: owner, now });
    expect(await storedIn(made.body.id)).toEqual(expected);
  });

  test('a recurring invoice, with its placeholders filled in', async () => {
    const fields = [printedField({ label: 'Month', value: '{month year}' })];
    const ofLine = [printedField({ label: 'Until', value: '{month+1}' })];
    const { items } = sampleContent();
    const content = { fields, items: items.map((item) => ({ ...item, fields: ofLine })) };
    const { userId } = await startSampleSeries(db, {}, { content });
    await runSeries(db, six('2026-01-31'));
    const [made] = await madeOf(db, userId);
    expect(await storedIn(made?.id ?? '')).toEqual({
      document: [['Month', 'January 2026']],
      lines: items.map(() => [['Until', 'February']]),
    });
  });
});
