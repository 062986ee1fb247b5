import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { type FormParts, useForm, useValues } from '#app/ui/form/form-context.ts';
import type { FormAction } from './form-state.ts';

/** The fields of a bilingual invoice, which few forms need. */
export type SecondFields = Pick<
  typeof import('./quebec-fields.tsx'),
  'FieldInBoth' | 'inFrench' | 'SecondField'
>;

/** The context of every section of the invoice form. */
export type InvoiceForm = FormParts<InvoiceDraft, FormAction> & {
  /** Null if the invoice has one language, or while the fields are loading. */
  second: SecondFields | null;
  /** What the seller has defined for documents and lines. */
  customFields: readonly CustomField[];
};

/** Returns the invoice form around a section. */
export const useInvoiceFormContext = () => useForm<InvoiceForm>();

/** Returns one part of the draft; the component renders again only when that part changes. */
export const useDraft: <Part>(select: (draft: InvoiceDraft) => Part) => Part = useValues;
