import {
  type EInvoiceFormat,
  type EInvoiceProblem,
  inexpressible,
} from '#app/domain/e-invoices/e-invoice.ts';
import { writeCii } from '#app/domain/e-invoices/write-cii.ts';
import { writeUbl } from '#app/domain/e-invoices/write-ubl.ts';
import type { InvoiceStatus } from '#app/domain/invoices/status.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { describeEInvoice, type EInvoiceSource } from './describe-e-invoice.ts';

export type MadeEInvoice = { ok: true; xml: string } | { ok: false; problems: EInvoiceProblem[] };

/** The input of an e-invoice; a missing status counts as open. */
export type InvoiceToWrite = EInvoiceSource & { status?: InvoiceStatus };

/**
 * Creates an invoice's XML in its own language (the first of two), or explains why there is none: accounting programs
 * would book void invoices and estimates.
 */
export function makeEInvoice(invoice: InvoiceToWrite, format: EInvoiceFormat): MadeEInvoice {
  if (invoice.status === 'void') {
    return { ok: false, problems: [inexpressible('void', 'invoiceNumber')] };
  }
  if (invoice.kind === 'estimate') {
    return { ok: false, problems: [inexpressible('estimate', 'invoiceNumber')] };
  }
  const { language } = invoice.content;
  const { words } = documentLanguage(language === bilingual ? 'fr-CA' : language);
  const described = describeEInvoice(invoice, words, format);
  if (!described.ok) return described;
  const { model } = described;
  return { ok: true, xml: format === 'cii' ? writeCii(model) : writeUbl(model, format) };
}
