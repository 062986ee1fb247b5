/** The settings that determine invoice numbers. */
export type Numbering = {
  prefix: string;
  /** 1 to 999999. */
  startingNumber: number;
  /** The last number of the current sequence with its digits as written (`0041`); null when there is none. */
  lastNumber: string | null;
};

/** A number that jumps further ahead doesn't start a new sequence by itself: it may be a typo, so the form asks. */
export const maxJump = 1000;

/** 15 digits always fit a safe integer. */
export const maxDigits = 15;

/** Digits are padded to at least this width. */
const minWidth = 3;

/** Formats prefix and digits: `formatInvoiceNumber('INV-', 7)` is `INV-007`. */
export function formatInvoiceNumber(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(minWidth, '0')}`;
}

/**
 * Returns the number after the prefix, or null when the text isn't prefix + digits; only such numbers count as the last
 * number.
 */
export function numberAfterPrefix(invoiceNumber: string, prefix: string): number | null {
  const digits = digitsAfterPrefix(invoiceNumber, prefix);
  return digits === null ? null : Number(digits);
}

/** Returns the digits that `numberAfterPrefix` parses, as written. */
export function digitsAfterPrefix(invoiceNumber: string, prefix: string): string | null {
  if (!invoiceNumber.startsWith(prefix)) return null;
  const digits = invoiceNumber.slice(prefix.length);
  return new RegExp(`^\\d{1,${maxDigits}}$`).test(digits) ? digits : null;
}

/** Returns the higher of two numbers written as digits; of equal ones, the longer text. */
export function laterDigits(digits: string, other: string | null): string {
  if (other === null) return digits;
  const difference = Number(digits) - Number(other) || digits.length - other.length;
  return difference > 0 ? digits : other;
}

/**
 * Returns the next digits: the last number + 1 with at least as many digits, never below the starting number and never
 * more than 15 digits.
 */
export function nextDigits({ startingNumber, lastNumber }: Omit<Numbering, 'prefix'>): string {
  const first = formatInvoiceNumber('', startingNumber);
  if (lastNumber === null) return first;
  const next = formatInvoiceNumber('', Math.max(startingNumber, Number(lastNumber) + 1));
  return next.length > maxDigits ? first : next.padStart(lastNumber.length, '0');
}

/**
 * Returns the number after the newest invoice's if that one jumped far ahead, which the form asks about; null
 * otherwise.
 */
export function numberAfterJump(numbering: Numbering, newestNumber: string | null): string | null {
  const { prefix } = numbering;
  const newest = newestNumber === null ? null : digitsAfterPrefix(newestNumber, prefix);
  if (newest === null || Number(newest) < Number(nextDigits(numbering)) + maxJump) return null;
  const next = nextDigits({ ...numbering, lastNumber: newest });
  return Number(next) === Number(newest) + 1 ? `${prefix}${next}` : null;
}

export function nextInvoiceNumber(numbering: Numbering): string {
  return `${numbering.prefix}${nextDigits(numbering)}`;
}
