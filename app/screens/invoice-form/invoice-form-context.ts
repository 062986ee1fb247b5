import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { type FormParts, useForm } from '../form/form-context.ts';
import type { FormAction } from './form-state.ts';

/** What every section of the invoice form works with. */
export type InvoiceForm = FormParts<InvoiceDraft, FormAction>;

/** The invoice form around a section. */
export const useInvoiceFormContext = () => useForm<InvoiceForm>();
