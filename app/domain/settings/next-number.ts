import { cleanReference } from '#app/domain/invoices/clean-text.ts';
import { nextInvoiceNumber } from '#app/domain/invoices/invoice-number.ts';
import { parseStartingNumber } from './check-settings.ts';
import type { StoredSettings } from './settings-answer.ts';
import type { SettingsDraft } from './settings-draft.ts';

/**
 * Previews the next invoice number with the form's values; null while the starting number is invalid. A changed
 * starting number is used as is; numbers already used after it, or with another prefix, are only known when saving.
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
