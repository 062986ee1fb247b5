import { cleanReference } from '#app/domain/invoices/clean-text.ts';
import { nextInvoiceNumber } from '#app/domain/invoices/invoice-number.ts';
import { parseStartingNumber } from './check-settings.ts';
import type { StoredSettings } from './settings-answer.ts';
import type { SettingsDraft } from './settings-draft.ts';

/**
 * The number that the next invoice gets with what stands in the form; null while the starting
 * number is none. Another starting number is the next one; what has been used from it on, or with another prefix, is
 * known when it is saved.
 */
export function previewNextNumber(
  { invoicePrefix, startingNumber }: Pick<SettingsDraft, 'invoicePrefix' | 'startingNumber'>,
  stored: StoredSettings,
): string | null {
  const number = parseStartingNumber(startingNumber);
  if (number === null) return null;
  const prefix = cleanReference(invoicePrefix);
  const isSame =
    prefix === stored.settings.invoicePrefix &&
    number === parseStartingNumber(stored.settings.startingNumber);
  const lastNumber = isSame ? stored.lastNumber : null;
  return nextInvoiceNumber({ prefix, startingNumber: number, lastNumber });
}
