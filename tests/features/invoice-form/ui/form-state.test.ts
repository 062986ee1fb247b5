import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DraftItem,
  emptyItem,
  type InvoiceDraft,
  plainTaxes,
} from '#app/domain/invoices/draft.ts';
import { isUntyped } from '#app/features/invoice-form/ui/draft-content.ts';
import {
  type FormAction,
  reduceDraft,
  typedClient,
} from '#app/features/invoice-form/ui/form-state.ts';
import { usesMore } from '#app/features/invoice-form/ui/line-extras.ts';
import { changeLines } from '#app/features/invoice-form/ui/line-taxes.tsx';
import { startDraft, withCountry } from '#app/features/invoice-form/ui/start-draft.ts';
import { fieldText } from '#app/ui/form/form-context.ts';
import { pickedClient } from '#tests/support/sample-content.ts';
import { guestDefaults } from './complete-draft.ts';

const fresh = startDraft('us', '2026-03-15', guestDefaults);
const two = draftAfter(fresh, { type: 'add-item' });
const three = draftAfter(two, { type: 'add-item' });
const city = [{ name: 'City', rate: '4.5' }];

function draftAfter(draft: InvoiceDraft, ...actions: FormAction[]): InvoiceDraft {
  return actions.reduce((before, action) => reduceDraft(before, action, 'us'), draft);
}
const set = (name: string, value: string) => ({ type: 'set', name, value }) as const;
const leave = (name: string) => ({ type: 'leave', name }) as const;
const remove = (id: string) => ({ type: 'remove-item', id }) as const;
/** A draft whose lines have these values. */
const withLines = (draft: InvoiceDraft, changes: Partial<DraftItem>) => ({
  ...draft,
  items: draft.items.map((item) => ({ ...item, ...changes })),
});

describe('a fresh form', () => {
  it('is due in 30 days and has one line with the country’s rate', () => {
    expect(startDraft('uk', '2026-03-15', guestDefaults)).toMatchObject({
      invoiceDate: '2026-03-15',
      dueDate: '2026-04-14',
      currency: '',
      usePaypalFromSettings: false,
      items: [{ quantity: '1', unitPrice: '0', taxRate: '20' }],
    });
  });

  it('uses the settings, their tax rate and the saved PayPal link', () => {
    const saved = {
      invoiceNumber: 'W-012',
      businessName: 'Wren & Co',
      paypalPaymentLink: 'https://paypal.me/wren',
    };
    expect(
      startDraft('us', '2026-03-15', { ...guestDefaults, ...saved, taxRate: '9.975' }),
    ).toMatchObject({
      ...saved,
      usePaypalFromSettings: true,
      items: [{ taxRate: '9.975' }],
    });
  });
});

describe('a change of the country', () => {
  it('resets only the untouched tax rates', () => {
    const draft = withCountry(
      draftAfter(two, set('items.item-2.taxRate', '7')),
      'uk',
      guestDefaults,
    );
    expect(draft).toMatchObject({ currency: '', items: [{ taxRate: '20' }, { taxRate: '7' }] });
  });

  it('drops a province and its taxes', () => {
    const moreTaxes = [{ name: 'QST', rate: '9.975' }];
    const taxed = withLines(fresh, { taxName: 'GST', taxRate: '5', moreTaxes });
    expect(withCountry({ ...taxed, province: 'QC' }, 'uk', guestDefaults)).toMatchObject({
      province: '',
      items: [{ taxName: '', taxRate: '20', moreTaxes: [] }],
    });
  });

  it('keeps a chosen currency, and prices as they were typed in another one', () => {
    const price = 'items.item-1.unitPrice';
    const draft = draftAfter(
      fresh,
      set(price, '12.49'),
      { type: 'pick-currency', currency: 'JPY' },
      leave(price),
      { type: 'pick-currency', currency: 'CHF' },
    );
    const kept = { currency: 'CHF', items: [{ unitPrice: '12.49' }] };
    expect([draft, withCountry(draft, 'uk', guestDefaults)]).toMatchObject([kept, kept]);
  });
});

describe('a discount', () => {
  const add: FormAction = { type: 'add-discount' };
  const removed: FormAction = { type: 'remove-discount' };
  const amount = set('discountKind', 'amount');
  const to = (value: string) => set('discount', value);

  it.each<[string, FormAction[], Partial<InvoiceDraft>]>([
    ['is shown once it is added', [add, to('12.5')], { showDiscount: true, discount: '12.5' }],
    ['is 0 once it is removed', [to('12.5'), removed], { showDiscount: false, discount: '0' }],
    ['is at most 100%', [to('101')], { discount: '100' }],
    ['is 0 if it was left empty', [to(''), leave('discount')], { discount: '0' }],
    ['as an amount can be larger', [amount, to('250.005')], { discount: '250.005' }],
    [
      'as an amount has two decimals on blur',
      [amount, to('250.005'), leave('discount')],
      { discountKind: 'amount', discount: '250.01' },
    ],
    [
      'is a percentage again after it was removed',
      [amount, to('5'), removed, add],
      { discountKind: 'percent', discount: '0' },
    ],
  ])('%s', (_, actions, expected) => {
    expect(draftAfter(fresh, ...actions)).toMatchObject(expected);
  });

  it('whose kind alone was chosen is not typed', () => {
    expect(isUntyped(draftAfter(fresh, add, amount), fresh, 'us')).toBe(true);
  });
});

describe('payment links', () => {
  it('are added, filled and removed by position', () => {
    const draft = draftAfter(
      fresh,
      { type: 'add-link' },
      { type: 'add-link' },
      set('otherPaymentLinks.1.url', 'https://pay.example'),
      { type: 'remove-link', index: 0 },
    );
    expect(draft.otherPaymentLinks).toEqual([{ name: '', url: 'https://pay.example' }]);
  });

  it('use the saved PayPal link while the switch is on', () => {
    const savedLink = 'https://paypal.me/wren';
    const turn = (use: boolean) => ({ type: 'use-saved-paypal', use, savedLink }) as const;
    expect(draftAfter(fresh, turn(true)).paypalPaymentLink).toBe(savedLink);
    expect(draftAfter(fresh, turn(true), turn(false)).paypalPaymentLink).toBe('');
  });
});

describe('a client', () => {
  const details = { contact: 'Ida', taxNumber: 'DE136695976', reference: 'PO-7' };
  const client = { ...pickedClient, ...details, region: 'DE', language: 'fr-CA' } as const;
  const pick = (one: typeof pickedClient | null) => ({ type: 'pick-client', client: one }) as const;

  it('fills the fields and sets the language, New Client empties them', () => {
    const picked = draftAfter(fresh, pick(client));
    expect(picked).toMatchObject({
      selectedClientId: 'c1',
      language: 'fr-CA',
      clientName: 'Acme',
      clientEmail: '',
      clientAddress: '5 Road',
      clientContact: 'Ida',
      clientTaxNumber: 'DE136695976',
      clientReference: 'PO-7',
      clientRegion: 'DE',
    });
    const { language } = draftAfter(picked, pick({ ...client, language: '' }));
    expect(language).toBe('');
    expect(draftAfter(picked, pick(null))).toEqual({ ...fresh, language: 'fr-CA' });
  });

  it('that was typed is restored after choosing a saved one', () => {
    const known = {
      clientName: 'Finch',
      clientContact: 'Ms Weaver',
      clientRegion: 'FR',
      clientAddress: '2 High Street',
      language: 'ru',
    } as const;
    const typed = typedClient({ ...fresh, ...known });
    const picks = [client, null].map((one) => ({ ...pick(one), typed }));
    expect(draftAfter(fresh, ...picks)).toMatchObject({ selectedClientId: null, ...known });
  });
});

describe('lines', () => {
  const idsOf = ({ items }: InvoiceDraft) => items.map(({ id }) => id.slice(5)).join('');

  it('are added with the starting rate and their own id', () => {
    const rated = draftAfter(fresh, { type: 'add-item', taxes: plainTaxes('8.25') });
    expect(reduceDraft(rated, { type: 'add-item' }, 'au').items).toMatchObject([
      { id: 'item-1', taxRate: '0' },
      { id: 'item-2', taxRate: '8.25' },
      { id: 'item-3', taxRate: '10' },
    ]);
  });

  it('return to their positions if a removal is undone', () => {
    const [, second, third] = three.items as [DraftItem, DraftItem, DraftItem];
    const without = draftAfter(three, remove(second.id));
    expect(draftAfter(without, { type: 'restore-item', item: second, at: 1 })).toEqual(three);
    // The next added item reuses the last one's id.
    const replaced = draftAfter(
      three,
      remove(third.id),
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

  it('never share an id nor run out, whatever is added and removed', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(5), { nil: null }), { maxLength: 30 }), (steps) => {
        const { items } = steps.reduce((now, step) => {
          const id = now.items[(step ?? 0) % now.items.length]?.id ?? '';
          return draftAfter(now, step === null ? { type: 'add-item' } : remove(id));
        }, fresh);
        expect(items.length).toBeGreaterThan(0);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }),
    );
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

  const taxed = withLines(fresh, { moreTaxes: [{ name: '', rate: '' }] });

  it.each(['taxName', 'taxRate', 'moreTaxes.0.name', 'moreTaxes.0.rate'])(
    'count as manually taxed once something is typed into %s',
    (field) => {
      const name = `items.item-1.${field}`;
      const draft = draftAfter(taxed, set(name, '4'));
      expect([draft.items[0]?.taxRateTouched, fieldText(draft, name)]).toEqual([true, '4']);
    },
  );

  it.each([
    ['quantity', '1.23456', '1.2346'],
    ['unitPrice', '', '0'],
    ['taxRate', '9.975', '9.975'],
    ['discount', ' ', ' '],
    ['discount', '10.555', '10.56'],
    ['moreTaxes.0.rate', '4.50001', '4.5'],
    ['moreTaxes.0.name', ' City ', ' City '],
  ])('format %s %j as %j on blur', (field, value, left) => {
    const name = `items.item-1.${field}`;
    expect(fieldText(draftAfter(taxed, set(name, value), leave(name)), name)).toBe(left);
  });

  it('have more decimals in a price if the invoice allows them', () => {
    const name = 'items.item-1.unitPrice';
    const fine = draftAfter({ ...fresh, finePrices: true }, set(name, '0.0125678'), leave(name));
    expect(fieldText(fine, name)).toBe('0.012568');
  });
});

describe('a saved item', () => {
  const fill = (product: { unitPrice: string; taxRate?: string; unit?: 'hour' }) => {
    const texts = { id: 'p', name: 'Consulting', taxRate: '9.975', unit: '', ...product } as const;
    return { type: 'fill-item', id: 'item-1', product: texts } as const;
  };

  it('fills a line, with its price unchanged in every currency', () => {
    const described = set('items.item-1.secondDescription', 'Website design');
    const hourly = fill({ unitPrice: '120.5', unit: 'hour' });
    const filled = {
      description: 'Consulting',
      // It belonged to the previous description.
      secondDescription: '',
      unit: 'hour',
      unitPrice: '120.5',
      taxRate: '9.975',
      taxRateTouched: true,
    };
    const draft = draftAfter({ ...fresh, currency: 'JPY' }, described, hourly);
    expect(draft).toMatchObject({ finePrices: false, items: [filled] });
    const fine = draftAfter(fresh, fill({ unitPrice: '0.0125' }));
    expect(fine).toMatchObject({ finePrices: true, items: [{ unitPrice: '0.0125' }] });
  });

  it('leaves a province’s taxes, even several', () => {
    const gst = { taxName: 'GST', taxRate: '5' };
    const filled = (moreTaxes: DraftItem['moreTaxes'], province = '') =>
      draftAfter(
        withLines({ ...fresh, province }, { ...gst, moreTaxes }),
        fill({ unitPrice: '10', taxRate: '13' }),
      ).items[0];
    const kept = { description: 'Consulting', ...gst, taxRateTouched: false };
    expect(filled(city)).toMatchObject({ ...kept, moreTaxes: city });
    expect(filled([], 'AB')).toMatchObject(kept);
    expect(filled([])).toMatchObject({ taxRate: '13', taxRateTouched: true });
  });
});

it.each<[Partial<DraftItem>, boolean]>([
  [{}, false],
  [{ discount: ' ' }, false],
  [{ taxName: 'HST', taxRate: '13', taxRateTouched: true }, false],
  [{ moreTaxes: city }, false],
  [{ moreTaxes: city, taxRateTouched: true }, true],
  [{ unit: 'hour' }, true],
  [{ discount: '5' }, true],
  [{ taxReason: 'none' }, true],
])('the collapsed section of a line with %j is in use: %j', (changes, isUsed) => {
  expect(usesMore({ ...emptyItem('us', 'item-1'), ...changes })).toBe(isUsed);
});
