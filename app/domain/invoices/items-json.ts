import * as z from 'zod/mini';
import type { CurrencyCode } from '../money/currency.ts';
import { formatDecimal, parseDecimal } from '../money/decimal.ts';
import { moneyToText, parseMoney } from '../money/money.ts';
import { parseJson } from '../parse-json.ts';
import type { InvoiceItem } from './content.ts';

const amount = z.optional(z.nullable(z.union([z.string(), z.number()])));

const storedItems = z.lazy(() =>
  z.array(
    z.object({
      description: z.optional(z.nullable(z.string())),
      secondDescription: z.optional(z.nullable(z.string())),
      quantity: amount,
      unitPrice: amount,
      price: amount,
      unit_price: amount,
      taxRate: amount,
      tax_rate: amount,
    }),
  ),
);

/**
 * The JSON text that is stored: decimal texts, for example
 * `[{"description":"Work","quantity":"0.5","unitPrice":"33.33","taxRate":"9.975"}]`.
 */
export function formatItems(items: readonly InvoiceItem[], currency: CurrencyCode): string {
  return JSON.stringify(
    items.map((item) => ({
      description: item.description,
      secondDescription: item.secondDescription,
      quantity: formatDecimal(item.quantityHundredths, 2),
      unitPrice: moneyToText(item.unitPriceMinor, currency),
      taxRate: formatDecimal(item.taxRateThousandths, 3),
    })),
  );
}

/**
 * Items as they may be stored: an array or JSON text, price as `unitPrice`, `price` or `unit_price`, rate as
 * `taxRate` or `tax_rate`, numbers or text (`invoices.md` section 3, Items on read). A missing quantity is 1, a missing
 * price or rate 0. Null when it is no list of items.
 */
export function readItems(value: unknown, currency: CurrencyCode): InvoiceItem[] | null {
  const result = storedItems.safeParse(typeof value === 'string' ? parseJson(value) : value);
  if (!result.success) return null;
  return result.data.map((item) => ({
    description: item.description ?? '',
    ...(item.secondDescription && { secondDescription: item.secondDescription }),
    quantityHundredths: parseDecimal(String(item.quantity ?? 1), 2) ?? 0,
    unitPriceMinor:
      parseMoney(String(item.unitPrice ?? item.price ?? item.unit_price ?? 0), currency) ?? 0,
    taxRateThousandths: parseDecimal(String(item.taxRate ?? item.tax_rate ?? 0), 3) ?? 0,
  }));
}

// @covers invoices-3.7
