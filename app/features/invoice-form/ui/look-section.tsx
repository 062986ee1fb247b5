import type { OwnLook } from '#app/domain/looks/check-look.ts';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { TemplatePicker } from '#app/features/invoice-sheet/public.ts';
import { templateTexts } from '#app/features/invoice-sheet/texts.ts';
import { useMessages } from '#app/ui/form/form-context.ts';
import { FoldedFields, FormSection } from '#app/ui/form/form-section.tsx';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';

const fetchLookPanel = () => import('#app/features/looks/ui/look-panel.tsx');

const sectionId = 'design';

/** Opens the section with the document's design and scrolls to it. */
export function showDesign(form: HTMLFormElement): void {
  const section = form.querySelector(`#${sectionId}`);
  const folded = section?.querySelector('details');
  const heading = folded?.querySelector('summary');
  if (!folded?.open) heading?.click();
  section?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

type LookSectionProps = {
  /** The template will be saved for later documents. */
  isKept: boolean;
  /** Only the template can change because the document is issued. */
  isFixed: boolean;
  /** The seller's saved looks; null for a guest. */
  looks: readonly OwnLook[] | null;
};

/** How the document looks: its template, and the rest of its design, which is loaded when opened. */
export function LookSection({ isKept, isFixed, looks }: LookSectionProps) {
  const { dispatch } = useInvoiceFormContext();
  const messages = useMessages();
  const template = useDraft((draft) => draft.template);
  const { part, fetchNow } = useLazyImport(fetchLookPanel, showLoadFailed);
  const picker = (
    <TemplatePicker
      name="template"
      value={template}
      onChange={(value) => dispatch({ type: 'set', name: 'template', value })}
    />
  );
  const texts = invoiceFormTexts.design;
  return (
    <FormSection
      id={sectionId}
      title={texts.title}
      about={isKept && invoiceFormTexts.keptForNextTime}
    >
      {isKept && picker}
      <FoldedFields
        title={isKept ? texts.more : templateTexts[template].label}
        filled={[...messages.keys()].some((name) => name.startsWith('look.'))}
        onOpen={() => fetchNow(false)}
      >
        {() => (
          <div className="flex flex-col gap-6">
            {!isKept && picker}
            {!isFixed && part && <part.LookPanel looks={looks} />}
          </div>
        )}
      </FoldedFields>
    </FormSection>
  );
}
