import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceItem } from '#app/domain/invoices/content.ts';

/** The goods of one document line, and how much of them a delivery contains. */
export type DeliveryLine = Pick<
  InvoiceItem,
  'description' | 'secondDescription' | 'quantityTenThousandths' | 'unit'
>;

/** A delivery note as stored. */
export type Delivery = {
  id: string;
  /** Its place among the document's notes, from 1. */
  n: number;
  number: string;
  /** `YYYY-MM-DD`. */
  day: string;
  carrier: string | null;
  tracking: string | null;
  shippingAddress: string;
  /** One line for every line of the document as it was then; 0 where nothing was delivered. */
  lines: DeliveryLine[];
  /** When it was created, ms. */
  at: number;
};

/** A delivery note in a list, without its content. */
export type ListedDelivery = Omit<Delivery, 'shippingAddress' | 'lines' | 'at'>;

/** The maximum number of delivery notes per document. */
export const maxDeliveries = 50;

/** Formats the number of a document's n-th delivery note. */
export function deliveryNumber(documentNumber: string, n: number): string {
  return `${documentNumber}-D${n}`;
}

/** Returns what sellers of a country call it, as a key of the texts: a packing slip in the USA, else a delivery note. */
export function deliveryName(country: CountryCode): 'note' | 'slip' {
  return country === 'us' ? 'slip' : 'note';
}

type Goods = Pick<DeliveryLine, 'description' | 'unit'>;

/** Lines with the same description and unit are the same goods, whatever their price and place. */
function keyOf({ description, unit }: Goods): string {
  return `${unit ?? 'none'} ${description}`;
}

/**
 * Carries delivered quantities from the lines of a note to the document's later lines. Goods are recognized by their
 * description; those whose description is gone are taken for renamed ones, in order, so that a correction never makes
 * the same goods deliverable twice.
 */
function carry(
  delivered: ReadonlyMap<string, number>,
  from: readonly Goods[],
  to: readonly Goods[],
): Map<string, number> {
  const before = new Set(from.map(keyOf));
  const after = new Set(to.map(keyOf));
  const renamed = [...after].filter((key) => !before.has(key) && !delivered.has(key));
  const gone = [...before].filter((key) => !after.has(key) && delivered.has(key));
  const carried = new Map(delivered);
  gone.forEach((key, at) => {
    const target = renamed[Math.min(at, renamed.length - 1)];
    if (target === undefined) return;
    carried.set(target, (carried.get(target) ?? 0) + (carried.get(key) ?? 0));
    carried.delete(key);
  });
  return carried;
}

/**
 * Computes what is left to deliver of each line of a document, in ten-thousandths of its unit; 0 where more was
 * delivered than a correction left, and null for lines that deduct a deposit.
 * @param notes the lines of its delivery notes, oldest first
 */
export function leftToDeliver(
  items: readonly InvoiceItem[],
  notes: readonly (readonly DeliveryLine[])[],
): (number | null)[] {
  let delivered = new Map<string, number>();
  let previous: readonly DeliveryLine[] = [];
  for (const lines of notes) {
    delivered = carry(delivered, previous, lines);
    for (const line of lines) {
      if (line.quantityTenThousandths === 0) continue;
      const key = keyOf(line);
      delivered.set(key, (delivered.get(key) ?? 0) + line.quantityTenThousandths);
    }
    previous = lines;
  }
  delivered = carry(delivered, previous, items.filter(isDeliverable));
  return items.map((item) => {
    if (!isDeliverable(item)) return null;
    const key = keyOf(item);
    const open = delivered.get(key) ?? 0;
    const covered = Math.min(open, item.quantityTenThousandths);
    delivered.set(key, open - covered);
    return item.quantityTenThousandths - covered;
  });
}

function isDeliverable({ depositOf }: InvoiceItem): boolean {
  return depositOf === undefined;
}

type DeliveryOutcome =
  | { outcome: 'delivery'; lines: DeliveryLine[] }
  | { outcome: 'nothing' | 'too-much' };

/**
 * Builds the lines of a new delivery note; refuses more than is left of a line.
 * @param notes the lines of the earlier notes, oldest first
 * @param quantities by line of the document, in ten-thousandths; a missing one is 0
 */
export function deliveryOf(
  items: readonly InvoiceItem[],
  notes: readonly (readonly DeliveryLine[])[],
  quantities: readonly number[],
): DeliveryOutcome {
  const left = leftToDeliver(items, notes);
  const isTooMuch = quantities.some((quantity, at) => quantity < 0 || quantity > (left[at] ?? 0));
  if (isTooMuch) return { outcome: 'too-much' };
  if (!quantities.some((quantity) => quantity > 0)) return { outcome: 'nothing' };
  const lines = items.flatMap((item, at): DeliveryLine[] => {
    if (!isDeliverable(item)) return [];
    const { description, secondDescription, unit } = item;
    return [
      {
        description,
        ...(secondDescription !== undefined && { secondDescription }),
        quantityTenThousandths: quantities[at] ?? 0,
        ...(unit && { unit }),
      },
    ];
  });
  return { outcome: 'delivery', lines };
}

/** Lists the lines that a note shows: those of which something was delivered. */
export function deliveredLines(lines: readonly DeliveryLine[]): DeliveryLine[] {
  return lines.filter(({ quantityTenThousandths }) => quantityTenThousandths > 0);
}
