import { TemplatePicker } from '../invoice-sheet/template-picker.tsx';
import { useInvoiceForm } from './form-context.tsx';
import { FormSection } from './form-section.tsx';

/** How the invoice looks, on screen and as a PDF. */
export function TemplateSection() {
  const { draft, dispatch } = useInvoiceForm();
  return (
    <FormSection title="Template" about="How this invoice looks on screen and as a PDF.">
      <TemplatePicker
        name="template"
        value={draft.template}
        onChange={(template) => dispatch({ type: 'pick-template', template })}
      />
    </FormSection>
  );
}
