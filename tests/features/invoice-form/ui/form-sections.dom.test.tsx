import { act } from 'react';
import { expect, test } from 'vitest';
import type { DraftItem, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import { changeLook, defaultLook } from '#app/domain/looks/look.ts';
import { ClientSection, DetailsSection } from '#app/features/invoice-form/ui/form-sections.tsx';
import { ItemsSection } from '#app/features/invoice-form/ui/items-section.tsx';
import { adjustDates, startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { TotalsSection } from '#app/features/invoice-form/ui/totals-section.tsx';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { pickedClient } from '#tests/support/sample-content.ts';
import { guestDefaults } from './complete-draft.ts';
import { openForm } from './open-form.tsx';

const nothingSoon = async () => undefined;
/** What the lines get besides the draft; the same objects, so that they don't render again. */
const given = { products: [] as never[], defaults: { taxRate: null }, onSaveProduct: nothingSoon };

const fresh = (paymentTerms: string) =>
  startDraft('us', '2026-01-31', { ...guestDefaults, paymentTerms });

const look = changeLook(null, { accent: '#be123c' });
const looks: OwnLook[] = [
  {
    id: 'l1',
    name: 'Studio',
    template: 'modern',
    look: { ...defaultLook, accent: '#be123c' },
    isDefault: false,
  },
];

/** The form's details and client, with clients to choose from. */
async function openDetails(begun: InvoiceDraft) {
  const clients = [
    { ...pickedClient, id: 'c1', name: 'Monthly', paymentTerms: 'next-month', lookId: 'l1' },
    { ...pickedClient, id: 'c2', name: 'At once', paymentTerms: 'receipt' },
  ];
  const form = await openForm(
    begun,
    <>
      <DetailsSection numbers={null} isFixed={false} />
      <ClientSection clients={clients} isKept={false} defaults={guestDefaults} looks={looks} />
    </>,
  );
  const shown = () => ['dueDate', 'paymentTerms'].map((name) => form.find(name)?.value);
  return { ...form, shown };
}

test('the due date follows the terms and the invoice date until it is typed', async () => {
  const { set, shown, find } = await openDetails(fresh(''));
  expect(shown()).toEqual(['2026-03-02', '']);
  await set('paymentTerms', 'month');
  expect(shown()).toEqual(['2026-01-31', 'month']);
  await set('invoiceDate', '2028-02-10');
  expect(shown()).toEqual(['2028-02-29', 'month']);
  await set('paymentTerms', 'days');
  await set('paymentTermsDays', '21');
  expect(shown()).toEqual(['2028-03-02', 'days']);
  await set('dueDate', '2028-04-01');
  expect(shown()).toEqual(['2028-04-01', 'own']);
  expect(find('paymentTermsDays')).toBeNull();
  await set('invoiceDate', '2028-03-01');
  expect(shown()).toEqual(['2028-04-01', 'own']);
  await set('paymentTerms', 'receipt');
  expect(shown()).toEqual(['2028-03-01', 'receipt']);
});

test('a chosen client sets their terms, and New Client restores the previous ones', async () => {
  const { set, shown } = await openDetails(fresh('days:14'));
  expect(shown()).toEqual(['2026-02-14', 'days']);
  await set('selectedClientId', 'c1');
  expect(shown()).toEqual(['2026-02-28', 'next-month']);
  await set('selectedClientId', 'c2');
  expect(shown()).toEqual(['2026-01-31', 'receipt']);
  await set('selectedClientId', '');
  expect(shown()).toEqual(['2026-02-14', 'days']);
  await set('dueDate', '2026-05-05');
  await set('selectedClientId', 'c1');
  expect(shown()).toEqual(['2026-05-05', 'own']);
});

test('a chosen client brings their look, unless the document’s own was changed by hand', async () => {
  const { set, send, draft } = await openDetails(fresh(''));
  const designOf = () => [draft().template, draft().look?.accent];
  await set('selectedClientId', 'c1');
  expect(designOf()).toEqual(['modern', '#be123c']);
  await set('selectedClientId', 'c2');
  expect(designOf()).toEqual(['classic', undefined]);
  await send({ type: 'set', name: 'template', value: 'compact' });
  await set('selectedClientId', 'c1');
  expect(designOf()).toEqual(['compact', undefined]);
  await send({ type: 'apply', change: (before) => ({ ...before, template: 'modern', look }) });
  await set('selectedClientId', '');
  expect(designOf()).toEqual(['classic', undefined]);
});

test('an estimate has no payment terms', async () => {
  const { find, set, shown } = await openDetails(validDraft('us', { kind: 'estimate' }));
  expect(find('paymentTerms')).toBeNull();
  await set('invoiceDate', '2026-03-10');
  expect(shown()[0]).toBe('2026-03-31');
});

test('a draft from an earlier day is due by its terms', () => {
  const draft = { ...fresh('days:14'), paymentTerms: 'month', dueDate: '2026-01-31' };
  const suggested = { invoiceDate: '2026-01-31', dueDate: '2026-02-14' };
  const today = { invoiceDate: '2026-02-01', dueDate: '2026-02-15' };
  expect(adjustDates(draft, suggested, today)).toEqual({
    invoiceDate: '2026-02-01',
    dueDate: '2026-02-28',
  });
});

test('the breakdown of the totals unfolds below them, and follows what is typed', async () => {
  const totals = (
    <TotalsSection taxesOf={undefined} defaults={{ taxRate: null }} settingsPath={null} />
  );
  const { place, press, send } = await openForm(validDraft('us', { showDiscount: true }), totals);
  const isExpanded = () =>
    [...place.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Show calculation')
      ?.getAttribute('aria-expanded');
  expect(isExpanded()).toBe('false');
  await press('Show calculation');
  expect(isExpanded()).toBe('true');
  expect(place.textContent).not.toContain('12.5% of');
  await send({ type: 'set', name: 'discount', value: '12.5' });
  expect(place.textContent).toContain('12.5% of');
  await press('Show calculation');
  expect(place.textContent).not.toContain('12.5% of');
});

/** The lines of a UK form. */
async function openLines(
  lines: Partial<DraftItem>[] = [{}],
  draft: Partial<InvoiceDraft> = {},
  messages: Record<string, string> = {},
) {
  const begun = validDraft('uk', draft);
  const items = lines.flatMap((line, at) =>
    begun.items.map((plain) => ({ ...plain, id: `item-${at + 1}`, ...line })),
  );
  const section = <ItemsSection {...given} keptItemId={null} />;
  const shown = new Map(Object.entries(messages));
  const form = await openForm({ ...begun, items }, section, 'uk', shown);
  await act(() => import('#app/features/invoice-form/ui/line-parts.ts'));
  return {
    ...form,
    items: () => form.draft().items,
    isOpen: (at = 0) =>
      form.place.querySelectorAll('[aria-expanded]')[at]?.getAttribute('aria-expanded'),
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
  const lines = await openLines([{ taxRate: '5' }]);
  await lines.press('More');
  await lines.set('items.item-1.taxReason', 'exempt');
  expect(lines.find('items.item-1.taxRate')).toBeNull();
  expect(lines.place.querySelector('li')?.textContent).toBe('Exempt');
  await lines.set('items.item-1.taxReason', 'none');
  expect(lines.find('items.item-1.taxName')).toBeNull();
  await lines.set('items.item-1.taxReason', 'reverse-charge');
  expect(lines.control('items.item-1.taxRate').value).toBe('5');
  expect(lines.place.textContent).toContain(
    'Your client pays the VAT to HMRC at this item’s rate. The invoice shows the VAT but doesn’t include it in the total.',
  );
  await lines.set('items.item-1.taxReason', '');
  expect(lines.control('items.item-1.taxRate').value).toBe('5');
  expect(lines.items()[0]).toMatchObject({ taxReason: '', taxRate: '5', taxRateTouched: true });
});

test('taxes are added up to five, named, and removed', async () => {
  const lines = await openLines([{ taxRate: '4' }]);
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
  const lines = await openLines([
    { taxReason: 'zero-rated' },
    { taxRate: '5', unit: 'hour' },
    { taxRate: '7' },
  ]);
  expect([0, 1, 2].map(lines.isOpen)).toEqual(['true', 'true', 'false']);
  await lines.press('Apply to all items');
  expect(lines.items().map(({ taxReason }) => taxReason)).toEqual(Array(3).fill('zero-rated'));
  expect(lines.items()[2]?.taxRateTouched).toBe(true);
  expect([0, 1, 2].map(lines.isOpen)).toEqual(['true', 'true', 'false']);
  expect(lines.items()[1]?.unit).toBe('hour');
});

test('an invalid field unfolds its line, which then can’t be folded', async () => {
  const key = 'items.item-1.discount';
  const lines = await openLines([{}], {}, { [key]: 'The discount is larger than the line' });
  expect(lines.control(key).getAttribute('aria-invalid')).toBe('true');
  await lines.press('More');
  expect(lines.find(key)).not.toBeNull();
});

test('a line’s discount is below its amount', async () => {
  const { place } = await openLines([{ discount: '10', unitPrice: '100.00' }]);
  expect(place.textContent).toContain('Amount £90.00Discount -£10.00');
});

test('prices get more decimals for the whole invoice', async () => {
  const lines = await openLines([{}, {}]);
  await lines.set('items.item-2.unitPrice', '0.0125');
  expect(lines.place.textContent).toContain('= £0.01');
  await lines.press('More');
  expect(lines.place.textContent).toContain(
    'Applies to all items on this invoice. Example: 0.0125.',
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
  const many = await openLines(Array.from({ length: 99 }, () => ({})));
  expect(many.place.textContent).not.toContain('An invoice can have at most 100 items');
  await many.press('Add Item');
  expect(many.place.textContent).toContain('An invoice can have at most 100 items');
  await many.press('Add Item');
  expect(many.items()).toHaveLength(100);
});

test('an unregistered seller sees no tax', async () => {
  const lines = await openLines([{}], { registered: 'no' });
  await lines.press('More');
  expect(lines.find('items.item-1.unit')).not.toBeNull();
  for (const name of ['taxRate', 'taxReason'])
    expect(lines.find(`items.item-1.${name}`)).toBeNull();
});

test('of many unfolded lines only the one that is typed in renders', async () => {
  const messages = { 'items.item-2.discount': 'too large' };
  const lines = await openLines([{ unit: 'hour' }, { unit: 'hour' }], {}, messages);
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
