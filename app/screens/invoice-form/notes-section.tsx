import { FormField } from '../form/form-field.tsx';
import { FormSection } from './form-section.tsx';

/** Whatever else the client should read. */
export function NotesSection() {
  return (
    <FormSection title="Additional Notes">
      <FormField field="notes" hint="Printed on the invoice, for example terms or a thank-you." />
    </FormSection>
  );
}
