import { type PaymentText, paymentRule } from './payment-fields.ts';
import { readTexts } from './read-texts.ts';

/** Cleans and checks the given texts in their order, as `readTexts` does. */
export function readPaymentTexts(
  typed: Record<PaymentText, string>,
  fields: readonly PaymentText[],
  collector: Parameters<typeof readTexts>[2],
): Partial<Record<PaymentText, string | null>> {
  const wanted = Object.fromEntries(fields.map((field) => [field, paymentRule(field)]));
  return readTexts(typed, wanted, collector);
}
