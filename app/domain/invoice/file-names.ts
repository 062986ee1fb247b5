/** `{invoiceNumber}-{invoiceDate}.pdf`, safe as a file name (`invoices.md` section 9). */
export function pdfFileName(invoice: { invoiceNumber: string; invoiceDate: string }): string {
  return `${safeFileName(`${invoice.invoiceNumber}-${invoice.invoiceDate}`)}.pdf`;
}

const longestName = 120;
const reservedName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A text as the name of a file on any system and inside zips and Content-Disposition: no path, quote, control,
 * bidirectional or wildcard characters, no leading or trailing dots and spaces, at most 120 characters, never empty.
 */
export function safeFileName(text: string): string {
  const replaced = text
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[/\\:*?"<>|;%]/g, '_')
    .replace(/\s+/g, ' ')
    // What was taken out may have stood between a letter and its mark.
    .normalize('NFC');
  const cut = Array.from(replaced).slice(0, longestName).join('');
  const trimmed = cut.replace(/^[. ]+|[. ]+$/g, '');
  if (trimmed === '') return 'invoice';
  return reservedName.test(trimmed) ? `_${trimmed}` : trimmed;
}
