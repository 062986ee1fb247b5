import * as z from 'zod/mini';
import { parsePrintedFields } from '#app/domain/custom-fields/document-fields.ts';
import { parseJson } from '#app/domain/json.ts';
import { formatDecimal, formatFixed, parseDecimal } from '#app/domain/money/decimal.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import { type InvoiceTax, plainTax, taxReasons } from '#app/domain/taxes/tax-choice.ts';
import { unitCodes } from '#app/domain/taxes/units.ts';
import {
  discountDecimals,
  finePriceDecimals,
  quantityDecimals,
  taxRateDecimals,
} from './check-figures.ts';
import type { InvoiceItem } from './content.ts';

/** Formats a unit price as decimal text with at least its currency's decimals: `33.33`, `0.0125`. */
export function formatUnitPrice(tenThousandths: number, currency: CurrencyCode): string {
  const { minorDigits } = currencies[currency];
  return tenThousandths % 10_000 === 0
    ? formatFixed(tenThousandths / 10_000, minorDigits)
    : formatDecimal(tenThousandths, minorDigits + finePriceDecimals);
}

const amount = z.optional(z.nullable(z.union([z.string(), z.number()])));

const storedItems = z.lazy(() =>
  z.array(
    z.object({
      description: z.optional(z.nullable(z.string())),
      secondDescription: z.optional(z.nullable(z.string())),
      quantity: amount,
      unit: z.optional(z.enum(unitCodes)),
      unitPrice: amount,
      price: amount,
      unit_price: amount,
      discountPercent: amount,
      discountAmount: amount,
      taxRate: amount,
      tax_rate: amount,
      taxes: z.optional(
        z.array(
          z.object({
            name: z.string(),
            rate: z.string(),
            number: z.nullable(z.string()),
            remainderMinor: z.optional(z.int()),
          }),
        ),
      ),
      taxReason: z.optional(z.enum(taxReasons)),
      sourceLine: z.optional(z.int()),
      depositOf: z.optional(z.string()),
      fields: z.optional(z.unknown()),
    }),
  ),
);

/**
 * Serializes items to the stored JSON with decimal texts, for example
 * `[{"description":"Work","quantity":"0.5","unitPrice":"33.33","taxRate":"9.975"}]`. Taxes other than the country's
 * single one are in `taxes`; `taxRate` is that of the first.
 */
export function formatItems(items: readonly InvoiceItem[], currency: CurrencyCode): string {
  return JSON.stringify(
    items.map((item) => ({
      description: item.description,
      secondDescription: item.secondDescription,
      quantity: formatDecimal(item.quantityTenThousandths, quantityDecimals),
      unit: item.unit,
      unitPrice: formatUnitPrice(item.unitPriceTenThousandths, currency),
      ...(item.discount?.kind === 'percent' && {
        discountPercent: formatDecimal(item.discount.hundredths, discountDecimals),
      }),
      ...(item.discount?.kind === 'amount' && {
        discountAmount: formatFixed(item.discount.minor, currencies[currency].minorDigits),
      }),
      taxRate: formatDecimal(item.taxes[0]?.rate ?? 0, taxRateDecimals),
      taxes: isPlain(item.taxes)
        ? undefined
        : item.taxes.map((tax) => ({ ...tax, rate: formatDecimal(tax.rate, taxRateDecimals) })),
      taxReason: item.taxReason,
      sourceLine: item.sourceLine,
      depositOf: item.depositOf,
      fields: item.fields?.length ? item.fields : undefined,
    })),
  );
}

/**
 * Parses stored items: an array or JSON text, the price as `unitPrice`, `price` or `unit_price`, the rate as `taxRate`
 * or `tax_rate`, numbers or text. A missing quantity is 1, a missing price or rate 0. Without `taxes`, the rate is that
 * of the country's tax. Null when it isn't a list of items.
 */
export function parseItems(value: unknown, currency: CurrencyCode): InvoiceItem[] | null {
  const result = storedItems.safeParse(typeof value === 'string' ? parseJson(value) : value);
  if (!result.success) return null;
  const { minorDigits } = currencies[currency];
  return result.data.map((item) => {
    const { secondDescription, unit, discountPercent, discountAmount } = item;
    const { taxReason, sourceLine, depositOf } = item;
    const fields = parsePrintedFields(item.fields);
    const price = item.unitPrice ?? item.price ?? item.unit_price;
    return {
      description: item.description ?? '',
      ...(secondDescription && { secondDescription }),
      quantityTenThousandths: scaled(item.quantity ?? 1, quantityDecimals),
      ...(unit && { unit }),
      unitPriceTenThousandths: scaled(price, minorDigits + finePriceDecimals),
      ...(discountPercent && {
        discount: {
          kind: 'percent' as const,
          hundredths: scaled(discountPercent, discountDecimals),
        },
      }),
      ...(discountAmount && {
        discount: { kind: 'amount' as const, minor: scaled(discountAmount, minorDigits) },
      }),
      taxes: item.taxes?.map((tax) => ({ ...tax, rate: scaled(tax.rate, taxRateDecimals) })) ?? [
        plainTax(scaled(item.taxRate ?? item.tax_rate, taxRateDecimals)),
      ],
      ...(taxReason && { taxReason }),
      ...(sourceLine !== undefined && { sourceLine }),
      ...(depositOf !== undefined && { depositOf }),
      ...(fields.length > 0 && { fields }),
    };
  });
}

function isPlain([tax, ...others]: readonly InvoiceTax[]): boolean {
  const isAlone = tax !== undefined && others.length === 0 && !tax.remainderMinor;
  return isAlone && tax.name === '' && tax.number === null;
}

function scaled(value: string | number | null | undefined, decimals: number): number {
  return parseDecimal(String(value ?? 0), decimals) ?? 0;
}

const stepsSchema = z.lazy(() =>
  z.array(
    z.object({
      label: z.string(),
      amount: z.number(),
      due: z.string(),
      share: z.optional(z.string()),
    }),
  ),
);

/** Parses a stored payment schedule; null when there is none. */
export function parsePaymentSchedule(json: string | null): ScheduleStep[] | null {
  return json === null ? null : (stepsSchema.safeParse(parseJson(json)).data ?? null);
}
