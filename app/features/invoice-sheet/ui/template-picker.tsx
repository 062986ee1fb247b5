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
      <div className="grid max-w-xl grid-cols-3 gap-2.5 sm:gap-4">
        {invoiceTemplates.map((template) => {
          const { label, about } = templateTexts[template];
          return (
            <label
              key={template}
              className="relative flex min-w-0 flex-col rounded-md border border-line p-2 transition-colors duration-150 hover:border-ink-soft has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 sm:p-3"
            >
              <input
                type="radio"
                name={name}
                value={template}
                checked={value === template}
                onChange={() => onChange(template)}
                className="peer sr-only"
              />
              <TemplatePicture template={template} />
              <span className="mt-2.5 flex items-center gap-1.5 font-medium text-[0.9375rem] leading-snug sm:px-0.5">
                {label}
                <span
                  aria-hidden="true"
                  className="ml-auto hidden size-4 shrink-0 rounded-full border border-line-strong [label:has(:checked)_&]:border-5 [label:has(:checked)_&]:border-accent sm:block"
                />
              </span>
              <span className="mt-0.5 text-ink-soft text-sm leading-snug sm:px-0.5">{about}</span>
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
