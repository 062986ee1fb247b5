import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DraftItem,
  emptyItem,
  type InvoiceDraft,
  plainTaxes,
} from '#app/domain/invoices/draft.ts';
import { type FormAction, reduceDraft } from '#app/features/invoice-form/ui/form-state.ts';
import {
  errorsByLine,
  hasHiddenError,
  hasPlainTax,
  usesMore,
} from '#app/features/invoice-form/ui/line-extras.ts';
import { changeLines } from '#app/features/invoice-form/ui/line-taxes.tsx';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { fieldText } from '#app/ui/form/form-context.ts';

const guest = { invoiceNumber: 'INV-001', taxRate: null, template: 'classic' } as const;
const fresh = startDraft('us', '2026-03-15', guest);
const two = draftAfter(fresh, { type: 'add-item' });
const three = draftAfter(two, { type: 'add-item' });
const city = [{ name: 'City', rate: '4.5' }];

function draftAfter(draft: InvoiceDraft, ...actions: FormAction[]): InvoiceDraft {
  return actions.reduce((before, action) => reduceDraft(before, action, 'us'), draft);
}
const idsOf = ({ items }: InvoiceDraft) => items.map(({ id }) => id.slice(5)).join('');

describe('lines', () => {
  it('are added with the starting rate and their own id', () => {
    const rated = draftAfter(fresh, { type: 'add-item', taxes: plainTaxes('8.25') });
    const draft = reduceDraft(rated, { type: 'add-item' }, 'au');
    expect(draft.items.map(({ id, taxRate }) => [id, taxRate])).toEqual([
      ['item-1', '0'],
      ['item-2', '8.25'],
      ['item-3', '10'],
    ]);
  });

  it('keep the last one: it can’t be removed', () => {
    expect(draftAfter(fresh, { type: 'remove-item', id: 'item-1' })).toBe(fresh);
  });

  it('return to their positions if a removal is undone', () => {
    const [, second, third] = three.items as [DraftItem, DraftItem, DraftItem];
    const without = draftAfter(three, { type: 'remove-item', id: second.id });
    expect(draftAfter(without, { type: 'restore-item', item: second, at: 1 })).toEqual(three);
    // The next added item reuses the last one's id.
    const replaced = draftAfter(
      three,
      { type: 'remove-item', id: third.id },
      { type: 'add-item' },
      { type: 'restore-item', item: third, at: 2 },
    );
    expect(idsOf(replaced)).toBe('1243');
    const items = Array.from({ length: 100 }, (_, at) => ({ ...second, id: `item-${at}` }));
    const full = { ...three, items };
    expect(draftAfter(full, { type: 'restore-item', item: third, at: 0 })).toBe(full);
  });

  it.each([
    ['item-1', 1, '213'],
    ['item-3', 0, '312'],
    ['item-1', 9, '231'],
    ['item-3', -1, '312'],
    ['item-2', 1, '123'],
    ['item-9', 1, '123'],
  ])('move to another position, no further than the ends: %s to %i is %s', (id, to, order) => {
    const moved = draftAfter(three, { type: 'move-item', id, to });
    expect([idsOf(moved), moved === three]).toEqual([order, order === '123']);
  });

  it('never share an id, whatever is added and removed', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(5), { nil: null }), { maxLength: 30 }), (steps) => {
        const draft = steps.reduce((now, step) => {
          const id = now.items[(step ?? 0) % now.items.length]?.id ?? '';
          return draftAfter(
            now,
            step === null ? { type: 'add-item' } : { type: 'remove-item', id },
          );
        }, fresh);
        const ids = draft.items.map(({ id }) => id);
        expect(ids.length).toBeGreaterThan(0);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('keep unit, discount and taxes when they are moved, removed and restored', () => {
    const special = {
      unit: 'hour',
      discount: '5',
      discountKind: 'amount',
      taxName: 'State',
      taxRate: '4',
      moreTaxes: city,
      taxReason: '',
    } satisfies Partial<DraftItem>;
    const changed = draftAfter(two, changeLines(new Map([['item-1', special]])));
    const [item] = changed.items as [DraftItem];
    expect(item).toMatchObject(special);
    const moved = draftAfter(changed, { type: 'move-item', id: 'item-1', to: 1 });
    expect(moved.items[1]).toBe(item);
    const remove = { type: 'remove-item', id: 'item-1' } as const;
    expect(draftAfter(moved, remove, { type: 'restore-item', item, at: 1 })).toEqual(moved);
  });

  it('are changed by id, all others remain the same objects', () => {
    const changes = { unit: 'hour', discount: '10' } as const;
    const changed = draftAfter(two, changeLines(new Map([['item-2', changes]])));
    expect(changed.items[0]).toBe(two.items[0]);
    expect(changed.items[1]).toEqual({ ...two.items[1], ...changes });
    // The undone change may never have been touched.
    const undone = new Map([['item-2', { taxRate: '0', taxRateTouched: false }]]);
    expect(draftAfter(two, changeLines(undone))).toEqual(two);
  });

  const taxed = {
    ...fresh,
    items: fresh.items.map((item) => ({ ...item, moreTaxes: [{ name: '', rate: '' }] })),
  };

  it.each(['taxName', 'taxRate', 'moreTaxes.0.name', 'moreTaxes.0.rate'])(
    'count as manually taxed once something is typed into %s',
    (field) => {
      const name = `items.item-1.${field}`;
      const draft = draftAfter(taxed, { type: 'set', name, value: '4' });
      expect([draft.items[0]?.taxRateTouched, fieldText(draft, name)]).toEqual([true, '4']);
    },
  );

  it.each([
    ['quantity', '', '1'],
    ['quantity', '1.23456', '1.2346'],
    ['unitPrice', '', '0'],
    ['unitPrice', '33.333', '33.33'],
    ['taxRate', '', '0'],
    ['taxRate', '9.975', '9.975'],
    ['discount', ' ', ' '],
    ['discount', '10.555', '10.56'],
    ['discount', '150', '150'],
    ['moreTaxes.0.rate', '', '0'],
    ['moreTaxes.0.rate', '4.50001', '4.5'],
    ['moreTaxes.0.name', ' City ', ' City '],
  ])('format %s %j as %j on blur', (field, value, left) => {
    const name = `items.item-1.${field}`;
    const draft = draftAfter(taxed, { type: 'set', name, value }, { type: 'leave', name });
    expect(fieldText(draft, name)).toBe(left);
  });

  it('have more decimals in a price if the invoice allows them', () => {
    const name = 'items.item-1.unitPrice';
    const typed = { type: 'set', name, value: '0.0125678' } as const;
    const fine = { ...fresh, finePrices: true };
    const prices = [fresh, fine].map((draft) => draftAfter(draft, typed, { type: 'leave', name }));
    expect(prices.map((draft) => fieldText(draft, name))).toEqual(['0.01', '0.012568']);
  });
});

describe('a saved item', () => {
  const fill = (product: { unitPrice: string; taxRate?: string; unit?: 'hour' }) => {
    const texts = { id: 'p', name: 'Consulting', taxRate: '9.975', unit: '', ...product } as const;
    return { type: 'fill-item', id: 'item-1', product: texts } as const;
  };

  it('fills a line, with its price unchanged in every currency', () => {
    const draft = draftAfter(
      { ...fresh, currency: 'JPY' },
      { type: 'set', name: 'items.item-1.secondDescription', value: 'Website design' },
      fill({ unitPrice: '120.5', unit: 'hour' }),
    );
    expect(draft).toMatchObject({
      finePrices: false,
      items: [
        {
          description: 'Consulting',
          // It belonged to the previous description.
          secondDescription: '',
          unit: 'hour',
          unitPrice: '120.5',
          taxRate: '9.975',
          taxRateTouched: true,
        },
      ],
    });
    const fine = draftAfter(fresh, fill({ unitPrice: '0.0125' }));
    expect(fine).toMatchObject({ finePrices: true, items: [{ unitPrice: '0.0125' }] });
  });

  it('leaves a province’s taxes, even several', () => {
    const taxed = (moreTaxes: DraftItem['moreTaxes'], province = '') => {
      const items = fresh.items.map((item) => ({
        ...item,
        taxName: 'GST',
        taxRate: '5',
        moreTaxes,
      }));
      return draftAfter({ ...fresh, province, items }, fill({ unitPrice: '10', taxRate: '13' }))
        .items[0];
    };
    const qst = [{ name: 'QST', rate: '9.975' }];
    const kept = { description: 'Consulting', taxName: 'GST', taxRate: '5', taxRateTouched: false };
    expect(taxed(qst)).toMatchObject({ ...kept, moreTaxes: qst });
    expect(taxed([], 'AB')).toMatchObject(kept);
    expect(taxed([])).toMatchObject({ taxRate: '13', taxRateTouched: true });
  });
});

describe('the folded part of a line', () => {
  const line = (changes: Partial<DraftItem> = {}) => ({ ...emptyItem('us', 'item-1'), ...changes });

  it.each<[Partial<DraftItem>, boolean]>([
    [{}, false],
    [{ taxRate: '8', taxRateTouched: true }, false],
    [{ discount: ' ' }, false],
    [{ taxName: 'HST', taxRate: '13', taxRateTouched: true }, false],
    [{ moreTaxes: city }, false],
    [{ moreTaxes: city, taxRateTouched: true }, true],
    [{ unit: 'hour' }, true],
    [{ discount: '5' }, true],
    [{ taxReason: 'none' }, true],
  ])('with %j is in use: %j', (changes, isUsed) => {
    expect(usesMore(line(changes))).toBe(isUsed);
  });

  it.each<[Partial<DraftItem>, boolean]>([
    [{}, true],
    [{ taxReason: 'reverse-charge' }, true],
    [{ taxReason: 'exempt' }, false],
    [{ moreTaxes: city }, false],
  ])('leaves the tax of %j to the line itself: %j', (changes, isPlain) => {
    expect(hasPlainTax(line(changes))).toBe(isPlain);
  });

  it('hides only errors in itself', () => {
    expect(hasHiddenError({ description: 'x', unitPrice: 'x', taxRate: 'x' }, true)).toBe(false);
    expect(hasHiddenError({ taxRate: 'x' }, false)).toBe(true);
    expect(hasHiddenError({ 'moreTaxes.0.name': 'x' }, true)).toBe(true);
  });

  it('finds its errors by its id', () => {
    const messages = new Map([
      ['clientName', 'wanting'],
      ['items', 'none'],
      ['items.item-1.discount', 'too large'],
      ['items.item-2.moreTaxes.0.name', 'twice'],
    ]);
    expect([...errorsByLine(messages)]).toEqual([
      ['item-1', { discount: 'too large' }],
      ['item-2', { 'moreTaxes.0.name': 'twice' }],
    ]);
  });
});
