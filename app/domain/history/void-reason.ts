import { voidingTexts } from '#app/features/invoice-list/texts/voiding.ts';
import { fill } from '#app/i18n/fill.ts';
import { cleanLine } from '../invoices/clean-text.ts';
import { maxReasonLength } from './issued-version.ts';

/** Cleans and validates the reason for voiding an invoice, one line; `message` explains what is wrong. */
export function checkVoidReason(
  typed: string,
): { ok: true; reason: string } | { ok: false; message: string } {
  const reason = cleanLine(typed);
  if (reason === '') return { ok: false, message: voidingTexts.missing };
  if (reason.length <= maxReasonLength) return { ok: true, reason };
  return { ok: false, message: fill(voidingTexts.tooLong, { most: maxReasonLength }) };
}
