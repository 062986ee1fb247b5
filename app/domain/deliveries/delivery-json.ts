import * as z from 'zod/mini';
import { quantityDecimals } from '#app/domain/invoices/check-figures.ts';
import { parseJson } from '#app/domain/json.ts';
import { formatDecimal, parseDecimal } from '#app/domain/money/decimal.ts';
import { unitCodes } from '#app/domain/taxes/units.ts';
import type { DeliveryLine } from './delivery.ts';

/** The lines of a delivery note as stored and exported. */
export const storedDeliveryLines = z.lazy(() =>
  z.array(
    z.object({
      description: z.string(),
      secondDescription: z.optional(z.string()),
      quantity: z.string(),
      unit: z.optional(z.enum(unitCodes)),
    }),
  ),
);

/** Serializes the lines of a delivery note: `[{"description":"Chair","quantity":"2.5","unit":"h"}]`. */
export function formatDeliveryLines(lines: readonly DeliveryLine[]): string {
  return JSON.stringify(
    lines.map(({ quantityTenThousandths, description, secondDescription, unit }) => ({
      description,
      secondDescription,
      quantity: formatDecimal(quantityTenThousandths, quantityDecimals),
      unit,
    })),
  );
}

/** Parses them from JSON text or its parsed value; null when they aren't a list of lines with quantities. */
export function parseDeliveryLines(value: unknown): DeliveryLine[] | null {
  const read = storedDeliveryLines.safeParse(typeof value === 'string' ? parseJson(value) : value);
  if (!read.success) return null;
  const lines = read.data.map(({ quantity, description, secondDescription, unit }) => ({
    description,
    ...(secondDescription !== undefined && { secondDescription }),
    quantityTenThousandths: parseDecimal(quantity, quantityDecimals) ?? -1,
    ...(unit && { unit }),
  }));
  return lines.some(({ quantityTenThousandths }) => quantityTenThousandths < 0) ? null : lines;
}
