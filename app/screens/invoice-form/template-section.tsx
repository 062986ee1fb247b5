import { TemplatePicker } from '../invoice-sheet/template-picker.tsx';
import { FormSection } from './form-section.tsx';
import { useInvoiceForm } from './invoice-form.ts';

/** How the invoice looks, on screen and as a PDF. */
export function TemplateSection() {
  const { draft, dispatch } = useInvoiceForm();
  return (
    <FormSection title="Template" about="How this invoice looks on screen and as a PDF.">
      <TemplatePicker
        name="template"
        value={draft.template}
        onChange={(template) => dispatch({ type: 'set', name: 'template', value: template })}
      />
    </FormSection>
  );
}
