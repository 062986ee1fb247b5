import { checkTexts } from '#app/texts/checks.ts';
import { fill } from '#app/texts/fill.ts';

/** The settings that number invoices. */
export type Numbering = {
  prefix: string;
  /** 1 to 999999. */
  startingNumber: number;
  /** The last number of the run that goes on: the highest with prefix and digits that follows others; null when there is none. */
  lastNumber: number | null;
};

/** A number that is further from those before it begins no run by itself: it may be a typo, and the form asks. */
export const longestJump = 1000;

/** 15 digits always fit a safe integer. */
const mostDigits = 15;

/** Digits are padded to at least this width. */
const leastWidth = 3;

/** Prefix and digits: `formatInvoiceNumber('INV-', 7)` is `INV-007`. */
export function formatInvoiceNumber(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(leastWidth, '0')}`;
}

/**
 * The whole number that an invoice number carries after the prefix, or null when it is not prefix + digits: only
 * such numbers count as the last number.
 */
export function numberAfterPrefix(invoiceNumber: string, prefix: string): number | null {
  if (!invoiceNumber.startsWith(prefix)) return null;
  const digits = invoiceNumber.slice(prefix.length);
  return new RegExp(`^\\d{1,${mostDigits}}$`).test(digits) ? Number(digits) : null;
}

/**
 * The number that comes next: the last one + 1, never below the starting number and never of
 * more than 15 digits.
 */
export function nextNumber({ startingNumber, lastNumber }: Numbering): number {
  const next = lastNumber === null ? startingNumber : Math.max(startingNumber, lastNumber + 1);
  return String(next).length > mostDigits ? startingNumber : next;
}

/**
 * The number after the newest invoice's where that one jumped far ahead of the run: what the form asks about. Null where
 * nothing jumped.
 */
export function numberAfterJump(numbering: Numbering, newestNumber: string | null): string | null {
  const { prefix } = numbering;
  const newest = newestNumber === null ? null : numberAfterPrefix(newestNumber, prefix);
  if (newest === null || newest < nextNumber(numbering) + longestJump) return null;
  const next = nextInvoiceNumber({ ...numbering, lastNumber: newest });
  return numberAfterPrefix(next, prefix) === newest + 1 ? next : null;
}

/** The next invoice number as text. */
export function nextInvoiceNumber(numbering: Numbering): string {
  return formatInvoiceNumber(numbering.prefix, nextNumber(numbering));
}

/** The refusal of a taken number. */
export function duplicateNumberMessage(invoiceNumber: string): string {
  return fill(checkTexts.numberTaken, { number: invoiceNumber });
}
