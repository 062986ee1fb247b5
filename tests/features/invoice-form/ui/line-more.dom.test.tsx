import { act, useReducer } from 'react';
import { expect, test } from 'vitest';
import type { DraftItem, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftFigures } from '#app/domain/invoices/draft-figures.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { type FormAction, reduceDraft } from '#app/features/invoice-form/ui/form-state.ts';
import type { InvoiceForm } from '#app/features/invoice-form/ui/invoice-form-context.ts';
import { ItemsSection } from '#app/features/invoice-form/ui/items-section.tsx';
import { FormProvider } from '#app/ui/form/form-context.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { enter } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const nothing = () => undefined;
const noProducts: never[] = [];
const noDefaults = { taxRate: null };
const saveProduct = async () => undefined;

type Start = {
  lines?: Partial<DraftItem>[];
  draft?: Partial<InvoiceDraft>;
  messages?: Map<string, string>;
};

/** The lines of a UK form. */
async function openLines({ lines = [{}], draft: changes = {}, messages = new Map() }: Start = {}) {
  const begun = validDraft('uk', changes);
  const [plain] = begun.items;
  if (!plain) throw new Error('The draft has no line');
  const items = lines.map((line, at) => Object.assign({ ...plain, id: `item-${at + 1}` }, line));
  let held = { ...begun, items };
  let send: (action: FormAction) => void = nothing;
  function Lines() {
    const [draft, dispatch] = useReducer(
      (before: InvoiceDraft, action: FormAction) => reduceDraft(before, action, 'uk'),
      held,
    );
    held = draft;
    send = dispatch;
    const form: InvoiceForm = {
      rules: {},
      draft,
      country: 'uk',
      dispatch,
      messages,
      leave: nothing,
      focusSoon: nothing,
      second: null,
    };
    return (
      <FormProvider value={form}>
        <ItemsSection
          products={noProducts}
          defaults={noDefaults}
          figures={calculateTotals(draftFigures(draft, 'uk'))}
          keptItemId={null}
          onSaveProduct={saveProduct}
        />
      </FormProvider>
    );
  }
  const { place } = await openScreenInDom(<Lines />);
  const find = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const control = (name: string) => {
    const found = find(name);
    if (!found) throw new Error(`There is no field ${name}`);
    return found;
  };
  const press = async (name: string, at = 0) => {
    const buttons = [...place.querySelectorAll('button')].filter(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    await act(async () => buttons[at]?.click());
    // The folded part loads lazily.
    await act(() => import('#app/features/invoice-form/ui/line-parts.ts'));
  };
  await act(() => import('#app/features/invoice-form/ui/line-parts.ts'));
  return {
    place,
    find,
    press,
    control,
    set: (name: string, value: string) => act(async () => enter(control(name), value)),
    send: (action: FormAction) => act(async () => send(action)),
    items: () => held.items,
    draft: () => held,
    isOpen: (at = 0) =>
      place.querySelectorAll('[aria-expanded]')[at]?.getAttribute('aria-expanded'),
  };
}

test('a line looks as before until More is clicked, and folds again', async () => {
  const lines = await openLines();
  const fields = () =>
    [...lines.place.querySelectorAll<HTMLInputElement>('[name^="items."]')].map(({ name }) =>
      name.split('.').slice(2).join('.'),
    );
  const plain = ['move', 'description', 'quantity', 'unitPrice', 'taxRate'];
  expect(fields()).toEqual(plain);
  await lines.press('More');
  expect(fields()).toEqual([
    ...plain,
    'unit',
    'discount',
    'discountKind',
    'taxReason',
    'taxName',
    'finePrices',
  ]);
  await lines.press('More');
  expect(fields()).toEqual(plain);
});

test('a reason replaces the tax field, and restores the typed rate', async () => {
  const lines = await openLines({ lines: [{ taxRate: '5' }] });
  await lines.press('More');
  await lines.set('items.item-1.taxReason', 'exempt');
  expect(lines.find('items.item-1.taxRate')).toBeNull();
  expect(lines.place.querySelector('li')?.textContent).toBe('Exempt');
  await lines.set('items.item-1.taxReason', 'none');
  expect(lines.find('items.item-1.taxName')).toBeNull();
  await lines.set('items.item-1.taxReason', 'reverse-charge');
  expect(lines.control('items.item-1.taxRate').value).toBe('5');
  expect(lines.place.textContent).toContain(
    'Your client pays the VAT to HMRC at this line’s rate. The invoice shows the VAT but doesn’t include it in the total.',
  );
  await lines.set('items.item-1.taxReason', '');
  expect(lines.control('items.item-1.taxRate').value).toBe('5');
  expect(lines.items()[0]).toMatchObject({ taxReason: '', taxRate: '5', taxRateTouched: true });
});

test('taxes are added up to five, named, and removed', async () => {
  const lines = await openLines({ lines: [{ taxRate: '4' }] });
  await lines.press('More');
  await lines.press('More than one tax');
  expect(document.activeElement?.getAttribute('name')).toBe('items.item-1.moreTaxes.0.name');
  await lines.set('items.item-1.taxName', 'State');
  await lines.set('items.item-1.moreTaxes.0.name', 'City');
  await lines.set('items.item-1.moreTaxes.0.rate', '4.5');
  const said = () => [...lines.place.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(said()).toEqual(['State 4%', 'City 4.5%']);
  for (let more = 0; more < 3; more += 1) await lines.press('Add tax');
  expect(lines.items()[0]?.moreTaxes).toHaveLength(4);
  expect(lines.place.textContent).not.toContain('Add tax');
  for (let fewer = 5; fewer > 2; fewer -= 1) await lines.press(`Remove tax ${fewer}`);
  await lines.press('Remove tax 1');
  expect(lines.items()[0]).toMatchObject({ taxName: 'City', taxRate: '4.5', moreTaxes: [] });
  expect(lines.control('items.item-1.taxRate').value).toBe('4.5');
});

test('taxes and reason are copied to all lines with one click, which remain folded', async () => {
  const lines = await openLines({
    lines: [{ taxReason: 'zero-rated' }, { taxRate: '5', unit: 'hour' }, { taxRate: '7' }],
  });
  expect([0, 1, 2].map(lines.isOpen)).toEqual(['true', 'true', 'false']);
  await lines.press('Apply to all lines');
  expect(lines.items().map(({ taxReason }) => taxReason)).toEqual(Array(3).fill('zero-rated'));
  expect(lines.items()[2]?.taxRateTouched).toBe(true);
  expect([0, 1, 2].map(lines.isOpen)).toEqual(['true', 'true', 'false']);
  expect(lines.items()[1]?.unit).toBe('hour');
});

test('an invalid field unfolds its line, which then can’t be folded', async () => {
  const key = 'items.item-1.discount';
  const lines = await openLines({
    messages: new Map([[key, 'The discount is larger than the line']]),
  });
  expect(lines.control(key).getAttribute('aria-invalid')).toBe('true');
  await lines.press('More');
  expect(lines.find(key)).not.toBeNull();
});

test('a line’s discount is below its amount', async () => {
  const lines = await openLines({ lines: [{ discount: '10', unitPrice: '100.00' }] });
  expect(lines.place.textContent).toContain('Amount £90.00Discount -£10.00');
  await lines.set('items.item-1.discountKind', 'amount');
  await lines.set('items.item-1.discount', '2.5');
  expect(lines.place.textContent).toContain('Amount £97.50Discount -£2.50');
});

test('prices get more decimals for the whole invoice', async () => {
  const lines = await openLines({ lines: [{}, {}] });
  await lines.set('items.item-2.unitPrice', '0.0125');
  expect(lines.place.textContent).toContain('= £0.01');
  await lines.press('More');
  expect(lines.place.textContent).toContain(
    'Applies to all lines on this invoice. Example: 0.0125.',
  );
  await act(async () => lines.control('items.item-1.finePrices').click());
  expect(lines.draft().finePrices).toBe(true);
  expect(lines.place.textContent).not.toContain('=');
});

test('one line always remains, and a hundred are the maximum', async () => {
  const lines = await openLines();
  const remove = () => lines.place.querySelector<HTMLButtonElement>('[aria-label="Remove item 1"]');
  expect(remove()?.disabled).toBe(true);
  await lines.press('Add Item');
  await lines.press('Remove item 1');
  expect([lines.items().map(({ id }) => id), remove()?.disabled]).toEqual([['item-2'], true]);
  const many = await openLines({ lines: Array.from({ length: 99 }, () => ({})) });
  expect(many.place.textContent).not.toContain('An invoice can have at most 100 items');
  await many.press('Add Item');
  expect(many.place.textContent).toContain('An invoice can have at most 100 items');
  await many.press('Add Item');
  expect(many.items()).toHaveLength(100);
});

test('an unregistered seller sees no tax', async () => {
  const lines = await openLines({ draft: { registered: 'no' } });
  expect(lines.find('items.item-1.taxRate')).toBeNull();
  await lines.press('More');
  expect(lines.find('items.item-1.taxReason')).toBeNull();
});

test('of many unfolded lines only the one that is typed in renders', async () => {
  const lines = await openLines({
    lines: [{ unit: 'hour' }, { unit: 'hour' }],
    messages: new Map([['items.item-2.discount', 'too large']]),
  });
  let reads = 0;
  // No total uses this field, so a read means that the line renders.
  Object.defineProperty(lines.items()[1], 'unit', {
    get: () => {
      reads += 1;
      return 'hour';
    },
  });
  await lines.set('items.item-1.description', 'Loft');
  await lines.set('items.item-1.unit', 'day');
  expect(lines.items()[0]).toMatchObject({ description: 'Loft', unit: 'day' });
  expect(reads).toBe(0);
  await lines.set('items.item-2.description', 'Cellar');
  expect(reads).toBeGreaterThan(0);
});
