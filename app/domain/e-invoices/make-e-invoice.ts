import { documentLanguage } from '#app/texts/document-languages.ts';
import type { InvoiceContent } from '../invoices/content.ts';
import type { InvoiceTotals } from '../invoices/totals.ts';
import { bilingual } from '../language/document-language.ts';
import { describeEInvoice } from './describe-e-invoice.ts';
import type { EInvoiceFormat } from './e-invoice.ts';
import type { EInvoiceProblem } from './problem.ts';
import { writeCii } from './write-cii.ts';
import { writeUbl } from './write-ubl.ts';

export type MadeEInvoice = { ok: true; xml: string } | { ok: false; problems: EInvoiceProblem[] };

/** An invoice as an XML file, in its own words (of two languages the first), or why there is none. */
export function makeEInvoice(
  invoice: { content: InvoiceContent; totals: InvoiceTotals },
  format: EInvoiceFormat,
): MadeEInvoice {
  const { language } = invoice.content;
  const { words } = documentLanguage(language === bilingual ? 'fr-CA' : language);
  const described = describeEInvoice(invoice, words, format);
  if (!described.ok) return described;
  const { model } = described;
  return { ok: true, xml: format === 'cii' ? writeCii(model) : writeUbl(model, format) };
}
