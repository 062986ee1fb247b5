/** Returns `{invoiceNumber}-{invoiceDate}.pdf`, safe as a file name. */
export function pdfFileName(invoice: { invoiceNumber: string; invoiceDate: string }): string {
  return `${invoiceFileName(invoice)}.pdf`;
}

/** Returns the same with `.xml`. */
export function xmlFileName(invoice: { invoiceNumber: string; invoiceDate: string }): string {
  return `${invoiceFileName(invoice)}.xml`;
}

function invoiceFileName(invoice: { invoiceNumber: string; invoiceDate: string }): string {
  return safeFileName(`${invoice.invoiceNumber}-${invoice.invoiceDate}`);
}

/** Returns `invoices_{start}_{end}.zip` with both dates (`YYYY-MM-DD`), otherwise `invoices_{today}.zip`. */
export function zipFileName(days: { from: string | null; to: string | null; today: string }) {
  const { from, to, today } = days;
  return from && to ? `invoices_${from}_${to}.zip` : `invoices_${today}.zip`;
}

/**
 * Creates a function that names the invoices of a zip, `{invoice number}.pdf`: safe as file names, and unique even on
 * case-insensitive systems. Duplicates get ` (2)`, ` (3)` and so on.
 */
export function startPdfNames(): (invoiceNumber: string) => string {
  const taken = new Set<string>();
  return (invoiceNumber) => {
    const name = safeFileName(invoiceNumber);
    let unique = name;
    for (let copy = 2; taken.has(unique.toLowerCase()); copy += 1) unique = `${name} (${copy})`;
    taken.add(unique.toLowerCase());
    return `${unique}.pdf`;
  };
}

const maxNameLength = 120;
/** Device names on Windows, whatever follows the first dot. */
const reservedName = /^(con|prn|aux|nul|com\d|lpt\d) *(\.|$)/i;

/**
 * Converts a text to a file name that is safe on any system, in zips and in Content-Disposition: no path separators,
 * quotes, control, bidirectional or wildcard characters, no leading or trailing dots and spaces, at most 120
 * characters, never empty.
 */
export function safeFileName(text: string): string {
  const replaced = text
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[/\\:*?"<>|;%]/g, '_')
    .replace(/\s+/g, ' ')
    // A removed character may have separated a letter from its combining mark.
    .normalize('NFC');
  const cut = Array.from(replaced).slice(0, maxNameLength).join('');
  const trimmed = cut.replace(/^[. ]+|[. ]+$/g, '');
  if (trimmed === '') return 'invoice';
  return reservedName.test(trimmed) ? `_${trimmed}` : trimmed;
}
