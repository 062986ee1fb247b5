import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import {
  InvoiceFormScreen,
  type InvoiceFormScreenProps,
} from '#app/features/invoice-form/ui/invoice-form-screen.tsx';
// Loaded with the test, so that nothing waits for an import.
import '#app/features/invoice-form/ui/draft-rules.ts';
import { customField, printedField } from '#tests/fixtures/custom-fields.ts';
import { enter } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';
import { pickedClient } from '#tests/support/sample-content.ts';
import {
  completeDraft,
  guestDefaults,
  guestForm,
  openedInvoice,
  savedAnswer,
} from './complete-draft.ts';

const project = customField({ id: 'project', label: 'Project', isRequired: true });
const site = customField({ id: 'site', label: 'Site', printPlace: 'client' });
const approved = customField({ id: 'ok', kind: 'yes-no', label: 'Approved', printPlace: 'notes' });
const speed = customField({
  id: 'speed',
  kind: 'choice',
  label: 'Speed',
  choices: ['Normal', 'Express'],
  printPlace: 'nowhere',
});
const part = customField({ id: 'part', owner: 'line', label: 'Part', defaultValue: 'A-7' });
const estimateOnly = customField({ id: 'e', label: 'E', documentKinds: ['estimate'] });
const hidden = customField({ id: 'h', label: 'H', isHidden: true });
const all = [project, site, approved, speed, part, estimateOnly, hidden];

async function openForm(
  customFields: CustomField[],
  changes: Partial<InvoiceDraft> | null = {},
  pickers: Partial<Pick<InvoiceFormScreenProps, 'clients' | 'products'>> = {},
) {
  window.localStorage.clear();
  window.sessionStorage.clear();
  const sent: InvoiceDraft[] = [];
  const draft = { ...completeDraft, ...changes };
  const { place, pass } = await openScreenInDom(
    <InvoiceFormScreen
      {...guestForm}
      {...pickers}
      userId="u1"
      opened={changes && { ...openedInvoice, draft }}
      defaults={{ ...guestDefaults, customFields }}
      save={async (saved) => {
        sent.push(saved);
        return savedAnswer;
      }}
    />,
  );
  await act(() => vi.dynamicImportSettled());
  await pass(1000);
  const control = (name: string) => {
    const found = place.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`There is no field ${name}`);
    return found;
  };
  const press = async (name: string) => {
    const buttons = [...place.querySelectorAll('button')];
    await act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
    await act(() => vi.dynamicImportSettled());
    await pass(1000);
  };
  return {
    place,
    sent,
    control,
    press,
    set: (name: string, value: string) => act(async () => enter(control(name), value)),
    names: () => [...place.querySelectorAll('[name]')].map((one) => one.getAttribute('name') ?? ''),
  };
}

const valuesOf = (fields: readonly PrintedField[]) =>
  Object.fromEntries(fields.map(({ id, value }) => [id, value]));

test('fields are where they are printed, in reading order', async () => {
  const { names } = await openForm(all);
  const order = [
    'dueDate',
    'fields.project.value',
    'fields.speed.value',
    'currency',
    'clientAddress',
    'fields.site.value',
    'items.item-1.description',
    'items.item-1.fields.part.value',
    'items.item-1.quantity',
    'fields.ok.value',
    'notes',
  ];
  expect(names().filter((name) => order.includes(name))).toEqual(order);
  expect(names().filter((name) => name.includes('fields.'))).toHaveLength(5);
});

test('what is typed is saved, and a missing value is reported at its field', async () => {
  const { set, press, sent, control, place } = await openForm(all);
  await press('Save Changes');
  expect(sent).toEqual([]);
  const field = control('fields.project.value');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-required')).toBe('true');
  expect(place.textContent).toContain('Project is required');
  await set('fields.project.value', 'Bridge');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await set('fields.speed.value', 'Express');
  await set('items.item-1.fields.part.value', 'B-8');
  await act(async () => control('fields.ok.value').click());
  await press('Save Changes');
  const [saved] = sent;
  expect(valuesOf(saved?.fields ?? [])).toEqual({
    project: 'Bridge',
    site: '',
    ok: 'yes',
    speed: 'Express',
  });
  expect(saved?.items.map(({ fields }) => valuesOf(fields))).toEqual([{ part: 'B-8' }]);
});

test('a new invoice and each new line start with default values', async () => {
  const { control, press } = await openForm(all, null);
  expect(control('items.item-1.fields.part.value').value).toBe('A-7');
  await press('Add Item');
  expect(control('items.item-2.fields.part.value').value).toBe('A-7');
  expect(control('fields.project.value').value).toBe('');
});

test('an edit keeps the values of fields that are hidden', async () => {
  const fields = [printedField({ id: 'h', value: 'old' }), printedField({ id: 'project' })];
  const { control, press, sent, set } = await openForm(all, { fields });
  expect(control('fields.project.value').value).toBe('Bridge');
  await set('clientName', 'Finch');
  await press('Save Changes');
  expect(valuesOf(sent[0]?.fields ?? [])).toMatchObject({ h: 'old', project: 'Bridge' });
});

test('a stored draft has its fields, whatever else is stored', () => {
  const stored = {
    ...completeDraft,
    fields: [printedField({ id: 'a', value: '1' }), 5, { id: 'b' }],
    items: [{ ...completeDraft.items[0], fields: [printedField({ id: 'c' })] }],
  };
  const draft = parseDraft(JSON.parse(JSON.stringify(stored)), {
    country: 'us',
    today: '2026-03-15',
    newId: () => 'new',
  });
  expect(valuesOf(draft?.fields ?? [])).toEqual({ a: '1' });
  expect(draft?.items.map(({ fields }) => valuesOf(fields))).toEqual([{ c: 'Bridge' }]);
});

test('a chosen client and product fill the fields of the same label, unless they were typed', async () => {
  const ofClient = customField({ id: 'cp', owner: 'client', label: 'project' });
  const ofProduct = customField({ id: 'pp', owner: 'product', label: 'Part' });
  const code = customField({ id: 'code', owner: 'line', label: 'Code', meaning: 'item-code' });
  const client = (id: string, value: string) => {
    return { ...pickedClient, id, name: id, fields: JSON.stringify({ cp: value }) };
  };
  const product = (id: string, customId: string, value: string) => {
    const texts = { name: id, unitPrice: '5', taxRate: '0', unit: '' } as const;
    return { ...texts, id, customId, fields: JSON.stringify({ pp: value }) };
  };
  const { control, set } = await openForm([...all, ofClient, ofProduct, code], null, {
    clients: [client('Finch', 'Bridge'), client('Kite', 'Tunnel')],
    products: [product('oak', 'O-1', 'X-1'), product('ash', 'A-1', 'X-2')],
  });
  const typedIn = (name: string) => control(name).value;
  await set('selectedClientId', 'Finch');
  expect(typedIn('fields.project.value')).toBe('Bridge');
  await set('selectedClientId', 'Kite');
  expect(typedIn('fields.project.value')).toBe('Tunnel');
  await set('fields.project.value', 'Mine');
  await set('selectedClientId', 'Finch');
  expect(typedIn('fields.project.value')).toBe('Mine');

  const line = () => ['part', 'code'].map((id) => typedIn(`items.item-1.fields.${id}.value`));
  await set('items.item-1.product', 'oak');
  expect(line()).toEqual(['X-1', 'O-1']);
  await set('items.item-1.description', 'Old oak');
  await set('items.item-1.product', 'ash');
  expect(line()).toEqual(['X-2', 'A-1']);
  await set('items.item-1.fields.code.value', 'Own');
  await set('items.item-1.product', 'oak');
  expect(line()).toEqual(['X-1', 'Own']);
});
