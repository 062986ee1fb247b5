import { parseTexts } from './parse-texts.ts';
import { type PaymentText, paymentRule } from './payment-fields.ts';

/** Cleans and validates the given texts in order, as `parseTexts` does. */
export function parsePaymentTexts(
  typed: Record<PaymentText, string>,
  fields: readonly PaymentText[],
  collector: Parameters<typeof parseTexts>[2],
): Partial<Record<PaymentText, string | null>> {
  const wanted = Object.fromEntries(fields.map((field) => [field, paymentRule(field)]));
  return parseTexts(typed, wanted, collector);
}
