import { type InvoiceTemplate, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { templateTexts } from '#app/features/invoice-sheet/texts.ts';
// One cached picture with a symbol for each template, in units of five points of the printed page and in the page's
// colors. Inline, its 200 bars made up a fifth of the form's HTML.
import pictures from './template-pictures.svg?url';

type TemplatePickerProps = {
  value: InvoiceTemplate;
  onChange: (template: InvoiceTemplate) => void;
  /** The name of the radio buttons in their form. */
  name: string;
};

/** The three invoice templates to choose from, each with a picture. The heading around them names the choice. */
export function TemplatePicker({ value, onChange, name }: TemplatePickerProps) {
  return (
    <fieldset>
      <legend className="sr-only">{templateTexts.title}</legend>
      <div className="template-choices">
        {invoiceTemplates.map((template) => {
          const { label, about } = templateTexts[template];
          return (
            <label key={template}>
              <input
                type="radio"
                name={name}
                value={template}
                checked={value === template}
                onChange={() => onChange(template)}
                className="sr-only"
              />
              <TemplatePicture template={template} />
              <b>{label}</b>
              <span>{about}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A template as a small sheet in true proportions; light in any theme, like paper. */
function TemplatePicture({ template }: { template: InvoiceTemplate }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 119 168.4"
      className="on-paper block h-auto w-full rounded-xs bg-surface shadow-card"
    >
      <use href={`${pictures}#${template}`} />
    </svg>
  );
}
