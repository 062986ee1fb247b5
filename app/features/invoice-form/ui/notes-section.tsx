import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { FormField } from '#app/ui/form/form-field.tsx';
import { FormSection } from '#app/ui/form/form-section.tsx';
import { DocumentFields } from './custom-fields.tsx';
import { useInvoiceFormContext } from './invoice-form-context.ts';

const aboveNotes = ['notes'] as const;

/** Notes for the client, below the custom fields that are printed above them. */
export function NotesSection() {
  const NotesField = useInvoiceFormContext().second?.FieldInBoth ?? FormField;
  return (
    <FormSection title={invoiceFormTexts.notes.title}>
      <div className="mb-5 grid gap-x-4 gap-y-5 empty:hidden sm:grid-cols-2">
        <DocumentFields places={aboveNotes} />
      </div>
      <NotesField field="notes" hint={invoiceFormTexts.notes.hint} />
    </FormSection>
  );
}
