import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { type FormParts, useForm } from '#app/ui/form/form-context.ts';
import type { FormAction } from './form-state.ts';

/** The fields of a bilingual invoice, which few need. */
export type SecondFields = Pick<
  typeof import('./quebec-fields.tsx'),
  'FieldInBoth' | 'inFrench' | 'SecondField'
>;

/** What every section of the invoice form works with. */
export type InvoiceForm = FormParts<InvoiceDraft, FormAction> & {
  /** Null where the invoice has one language, or as long as they are fetched. */
  second: SecondFields | null;
};

/** The invoice form around a section. */
export const useInvoiceFormContext = () => useForm<InvoiceForm>();
