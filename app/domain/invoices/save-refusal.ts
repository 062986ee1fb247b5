/**
 * Why the account refused an invoice that was waiting to be saved, as stored on the device: a code with values,
 * independent of language.
 */
export type SaveRefusal =
  | { [Plain in PlainOutcome]: { outcome: Plain } }[PlainOutcome]
  | { outcome: 'number-taken'; invoiceNumber: string }
  /** The number of fields to correct. */
  | { outcome: 'invalid'; count: number }
  | { outcome: 'refused'; message: string };

const plainOutcomes = [
  'limit-reached',
  'too-large',
  'not-found',
  'invoice-paid',
  'invoice-void',
  'invoice-part-paid',
  'invoice-accepted',
  'invoice-invoiced',
  'changed-elsewhere',
  'head-fixed',
  'payment-changed',
] as const;
type PlainOutcome = (typeof plainOutcomes)[number];

/** Parses a stored refusal; null when there is none. A malformed one stays a refusal without a reason. */
export function parseSaveRefusal(value: unknown): SaveRefusal | null {
  if (value === undefined) return null;
  const { outcome, invoiceNumber, count, message }: Record<string, unknown> = {
    ...(value as object),
  };
  const plain = plainOutcomes.find((each) => each === outcome);
  if (plain) return { outcome: plain };
  if (outcome === 'number-taken' && typeof invoiceNumber === 'string') {
    return { outcome, invoiceNumber };
  }
  if (outcome === 'invalid' && typeof count === 'number') return { outcome, count };
  return { outcome: 'refused', message: typeof message === 'string' ? message : '' };
}
