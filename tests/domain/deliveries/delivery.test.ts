import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDelivery } from '#app/domain/deliveries/check-delivery.ts';
import {
  type DeliveryLine,
  deliveredLines,
  deliveryOf,
  leftToDeliver,
} from '#app/domain/deliveries/delivery.ts';
import { formatDeliveryLines, parseDeliveryLines } from '#app/domain/deliveries/delivery-json.ts';
import type { InvoiceItem } from '#app/domain/invoices/content.ts';

const itemOf = (description: string, quantity: number, over: Partial<InvoiceItem> = {}) => ({
  description,
  quantityTenThousandths: quantity,
  unitPriceTenThousandths: 10_000,
  taxes: [],
  ...over,
});

/** Delivers quantities of a document, and adds the note to its notes. */
function deliver(items: InvoiceItem[], notes: DeliveryLine[][], quantities: number[]) {
  const made = deliveryOf(items, notes, quantities);
  if (made.outcome === 'delivery') notes.push(made.lines);
  return made.outcome;
}

describe('what is left to deliver', () => {
  const items = [itemOf('Chair', 40_000), itemOf('Table', 20_000, { unit: 'piece' })];

  test('is everything at first, then what earlier notes left, and never less than nothing', () => {
    const notes: DeliveryLine[][] = [];
    expect(leftToDeliver(items, notes)).toEqual([40_000, 20_000]);
    expect(deliver(items, notes, [15_000, 0])).toBe('delivery');
    expect(leftToDeliver(items, notes)).toEqual([25_000, 20_000]);
    expect(deliver(items, notes, [25_001, 0])).toBe('too-much');
    expect(deliver(items, notes, [0, 0])).toBe('nothing');
    expect(deliver(items, notes, [25_000, 20_000])).toBe('delivery');
    expect(leftToDeliver(items, notes)).toEqual([0, 0]);
    expect(deliver(items, notes, [1])).toBe('too-much');
    expect(notes.map((lines) => deliveredLines(lines).length)).toEqual([1, 2]);
  });

  test('follows a correction: what was delivered stays, and the rest follows', () => {
    const notes: DeliveryLine[][] = [];
    deliver(items, notes, [30_000, 20_000]);
    const [chair, table] = items as [InvoiceItem, InvoiceItem];
    const more = [{ ...chair, quantityTenThousandths: 50_000 }, table];
    expect(leftToDeliver(more, notes)).toEqual([20_000, 0]);
    const fewer = [{ ...chair, quantityTenThousandths: 10_000 }, table];
    expect(leftToDeliver(fewer, notes)).toEqual([0, 0]);
    expect(leftToDeliver([table, chair, itemOf('Lamp', 10_000)], notes)).toEqual([
      0, 10_000, 10_000,
    ]);
    const renamed = [table, { ...chair, description: 'Armchair' }];
    expect(leftToDeliver(renamed, notes)).toEqual([0, 10_000]);
    expect(leftToDeliver([table], notes)).toEqual([0]);
    const split = [itemOf('Chair', 20_000), itemOf('Chair', 20_000), table];
    expect(leftToDeliver(split, notes)).toEqual([0, 10_000, 0]);
  });

  test('of a line that was moved, renamed in a later correction, and not delivered in between', () => {
    const notes: DeliveryLine[][] = [];
    deliver(items, notes, [30_000, 0]);
    const [chair, table] = items as [InvoiceItem, InvoiceItem];
    expect(leftToDeliver([table, { ...chair, description: 'Armchair' }], notes)).toEqual([
      20_000, 10_000,
    ]);
  });

  test('leaves out lines that deduct a deposit', () => {
    const deposit = itemOf('Less deposit', -10_000, { depositOf: 'INV-1' });
    expect(leftToDeliver([...items, deposit], [])).toEqual([40_000, 20_000, null]);
    expect(deliveryOf([...items, deposit], [], [0, 0, 1])).toEqual({ outcome: 'too-much' });
    const made = deliveryOf([...items, deposit], [], [10_000]);
    expect(made).toMatchObject({ lines: [{ description: 'Chair' }, { description: 'Table' }] });
  });
});

const names = ['Chair', 'Table', 'Lamp', 'Desk', 'Hours'];
const quantity = fc.integer({ min: 1, max: 50_000 });
const share = fc.double({ min: 0, max: 1.2, noNaN: true });

/** What a random step does: it delivers a share of what is left of each line, or changes the document. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('deliver' as const), shares: fc.array(share, { maxLength: 8 }) }),
  fc.record({
    kind: fc.constant('correct' as const),
    lines: fc.array(fc.tuple(fc.constantFrom(...names), quantity), { minLength: 1, maxLength: 6 }),
  }),
);

/** The delivered quantity of everything with a name. */
const deliveredOf = (notes: DeliveryLine[][], name: string) =>
  notes
    .flat()
    .filter(({ description }) => description === name)
    .reduce((sum, { quantityTenThousandths }) => sum + quantityTenThousandths, 0);

const orderedOf = (items: InvoiceItem[], name: string) =>
  items
    .filter(({ description }) => description === name)
    .reduce((sum, { quantityTenThousandths }) => sum + quantityTenThousandths, 0);

describe('random deliveries and corrections', () => {
  test('a delivery never exceeds the quantity of the document, nor what was delivered before', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        // Every name stays on the document, so no line can be taken for a renamed one.
        const rest = names.map((name) => itemOf(name, 10_000));
        let items: InvoiceItem[] = rest;
        const notes: DeliveryLine[][] = [];
        for (const each of steps) {
          if (each.kind === 'correct') {
            const lines = each.lines.map(([name, amount]) => itemOf(name, amount));
            items = [
              ...lines,
              ...rest.filter(({ description }) => orderedOf(lines, description) === 0),
            ];
            continue;
          }
          const left = leftToDeliver(items, notes);
          const wanted = left.map((most, at) => Math.floor((most ?? 0) * (each.shares[at] ?? 0)));
          const before = names.map((name) => deliveredOf(notes, name));
          const outcome = deliver(items, notes, wanted);
          const isTooMuch = wanted.some((amount, at) => amount > (left[at] ?? 0));
          expect(outcome === 'too-much').toBe(isTooMuch);
          names.forEach((name, at) => {
            const most = Math.max(before[at] ?? 0, orderedOf(items, name));
            expect(deliveredOf(notes, name)).toBeLessThanOrEqual(most);
          });
        }
        for (const amount of leftToDeliver(items, notes)) expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a line stays the same however it is moved, changed and renamed, one rename per correction', () => {
    const change = fc.record({
      order: fc.array(fc.nat(100), { minLength: 4, maxLength: 4 }),
      renamed: fc.nat(3),
      quantities: fc.array(quantity, { minLength: 4, maxLength: 4 }),
      shares: fc.array(share, { minLength: 4, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        let lines = names.slice(0, 4).map((name, id) => ({ id, item: itemOf(name, 30_000) }));
        const notes: DeliveryLine[][] = [];
        const delivered = [0, 0, 0, 0];
        for (const [round, { order, renamed, quantities, shares }] of changes.entries()) {
          lines = lines
            .map(({ id, item }) => ({
              id,
              item: {
                ...item,
                description: id === renamed ? `Renamed ${round}` : item.description,
                quantityTenThousandths: quantities[id] ?? 1,
              },
            }))
            .sort((one, other) => (order[one.id] ?? 0) - (order[other.id] ?? 0));
          const items = lines.map(({ item }) => item);
          const left = lines.map(({ id, item }) =>
            Math.max(0, item.quantityTenThousandths - (delivered[id] ?? 0)),
          );
          expect(leftToDeliver(items, notes)).toEqual(left);
          const wanted = left.map((most, at) => Math.floor(most * Math.min(1, shares[at] ?? 0)));
          if (deliver(items, notes, wanted) !== 'delivery') {
            // Without a note in between, two corrections are compared as one.
            if (notes.length === 0) continue;
            return;
          }
          lines.forEach(({ id }, at) => {
            delivered[id] = (delivered[id] ?? 0) + (wanted[at] ?? 0);
          });
        }
      }),
    );
  });
});

describe('the texts of a note', () => {
  const typed = {
    day: '2026-11-21',
    shippingAddress: ' 1 Road \r\nTown',
    carrier: '',
    tracking: ' 1Z ',
  };

  test('are cleaned, and empty ones are null', () => {
    expect(checkDelivery(typed)).toEqual({
      ok: true,
      details: { ...typed, shippingAddress: '1 Road \nTown', carrier: null, tracking: '1Z' },
    });
  });

  test('are refused at their fields', () => {
    const long = 'x'.repeat(501);
    expect(
      checkDelivery({ day: '2026-02-30', shippingAddress: ' ', carrier: long, tracking: '' }),
    ).toEqual({
      ok: false,
      issues: {
        day: { code: 'day' },
        shippingAddress: { code: 'address' },
        carrier: { code: 'tooLong', most: 60 },
      },
    });
  });

  test('its lines are stored as they are', () => {
    const lines: DeliveryLine[] = [
      { description: 'Chair', quantityTenThousandths: 15_001, unit: 'hour' },
      { description: 'Table', secondDescription: 'Стол', quantityTenThousandths: 0 },
    ];
    expect(parseDeliveryLines(formatDeliveryLines(lines))).toEqual(lines);
    for (const text of [
      '',
      '{}',
      '[{"description":"x"}]',
      '[{"description":"x","quantity":"-1"}]',
    ]) {
      expect(parseDeliveryLines(text)).toBeNull();
    }
  });
});
