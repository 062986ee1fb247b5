import { describe, expect, it } from 'vitest';
import type { DraftItem, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { type FormAction, reduceDraft } from '#app/features/invoice-form/ui/form-state.ts';
import { changeLines } from '#app/features/invoice-form/ui/line-taxes.tsx';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { fieldText } from '#app/ui/form/form-context.ts';

const fresh = startDraft('us', '2026-03-15', {
  invoiceNumber: 'INV-001',
  taxRate: null,
  template: 'classic',
});

/** Everything in the folded part of a line. */
const special = {
  unit: 'hour',
  discount: '5',
  discountKind: 'amount',
  taxName: 'State',
  taxRate: '4',
  moreTaxes: [{ name: 'City', rate: '4.5' }],
  taxReason: '',
} satisfies Partial<DraftItem>;

function draftAfter(draft: InvoiceDraft, ...actions: FormAction[]): InvoiceDraft {
  return actions.reduce((before, action) => reduceDraft(before, action, 'us'), draft);
}

describe('lines', () => {
  it('keep unit, discount and taxes when they are moved, removed and restored', () => {
    const two = draftAfter(
      fresh,
      { type: 'add-item' },
      changeLines(new Map([['item-1', special]])),
    );
    const [first] = two.items;
    if (!first) throw new Error('The line is gone');
    expect(first).toMatchObject(special);
    const moved = draftAfter(two, { type: 'move-item', id: 'item-1', to: 1 });
    expect(moved.items[1]).toBe(first);
    const back = draftAfter(
      moved,
      { type: 'remove-item', id: 'item-1' },
      { type: 'restore-item', item: first, at: 1 },
    );
    expect(back).toEqual(moved);
  });

  it('are changed by id, all others remain the same objects', () => {
    const two = draftAfter(fresh, { type: 'add-item' });
    const changes = new Map([['item-2', { unit: 'hour', discount: '10' } as const]]);
    const changed = draftAfter(two, changeLines(changes));
    expect(changed.items[0]).toBe(two.items[0]);
    expect(changed.items[1]).toEqual({ ...two.items[1], unit: 'hour', discount: '10' });
    // The undone change may never have been touched.
    const undone = new Map([['item-2', { taxRate: '0', taxRateTouched: false }]]);
    expect(draftAfter(two, changeLines(undone))).toEqual(two);
  });

  it.each(['taxName', 'taxRate', 'moreTaxes.0.name', 'moreTaxes.0.rate'])(
    'count as manually taxed once something is typed into %s',
    (field) => {
      const items = fresh.items.map((item) => ({ ...item, moreTaxes: [{ name: '', rate: '' }] }));
      const name = `items.item-1.${field}`;
      const draft = draftAfter({ ...fresh, items }, { type: 'set', name, value: '4' });
      expect(draft.items[0]?.taxRateTouched).toBe(true);
      expect(fieldText(draft, name)).toBe('4');
    },
  );

  it('have more decimals in a price if the invoice allows them', () => {
    const name = 'items.item-1.unitPrice';
    const typed = draftAfter(fresh, { type: 'set', name, value: '0.0125678' });
    const leave = { type: 'leave', name } as const;
    expect(fieldText(draftAfter(typed, leave), name)).toBe('0.01');
    expect(fieldText(draftAfter({ ...typed, finePrices: true }, leave), name)).toBe('0.012568');
  });

  it.each([
    ['discount', ' ', ' '],
    ['discount', '10.555', '10.56'],
    ['discount', '150', '150'],
    ['moreTaxes.0.rate', '', '0'],
    ['moreTaxes.0.rate', '4.50001', '4.5'],
    ['moreTaxes.0.name', ' City ', ' City '],
  ])('format %s %j as %j on blur', (field, text, left) => {
    const items = fresh.items.map((item) => ({ ...item, moreTaxes: [{ name: '', rate: '' }] }));
    const name = `items.item-1.${field}`;
    const typed = draftAfter({ ...fresh, items }, { type: 'set', name, value: text });
    expect(fieldText(draftAfter(typed, { type: 'leave', name }), name)).toBe(left);
  });
});
