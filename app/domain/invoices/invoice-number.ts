/** The settings that number invoices (`invoices.md` sections 3 and 9). */
export type Numbering = {
  prefix: string;
  /** 1 to 999999. */
  startingNumber: number;
  /** The highest number used so far with prefix and digits, null when there is none. */
  lastNumber: number | null;
};

/** Digits are padded to at least this width (`decisions.md`, Invoice form and invoice). */
const leastWidth = 3;

/** Prefix and digits: `formatInvoiceNumber('INV-', 7)` is `INV-007`. */
export function formatInvoiceNumber(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(leastWidth, '0')}`;
}

/**
 * The whole number that an invoice number carries after the prefix, or null when it is not prefix + digits: only
 * such numbers count as the last number (`decisions.md`).
 */
export function numberAfterPrefix(invoiceNumber: string, prefix: string): number | null {
  if (!invoiceNumber.startsWith(prefix)) return null;
  const digits = invoiceNumber.slice(prefix.length);
  // 15 digits always fit a safe integer.
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

/** The number that comes next: the last one + 1, never below the starting number (`invoices.md` section 9). */
export function nextNumber({ startingNumber, lastNumber }: Numbering): number {
  return lastNumber === null ? startingNumber : Math.max(startingNumber, lastNumber + 1);
}

/** The next invoice number as text. */
export function nextInvoiceNumber(numbering: Numbering): string {
  return formatInvoiceNumber(numbering.prefix, nextNumber(numbering));
}

/** The refusal of a taken number, word for word (`invoices.md` section 5). */
export function duplicateNumberMessage(invoiceNumber: string): string {
  return `Invoice number ${invoiceNumber} already exists. Please use a different number.`;
}

// @covers decisions-5.6 invoices-4.4 invoices-9.1
