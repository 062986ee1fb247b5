import { Download, Eye } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { plural } from '#app/i18n/plural.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { BottomBar } from '#app/ui/layout/bottom-bar.tsx';
import { FormTotal } from './form-figures.tsx';
import { formWords } from './form-words.ts';
import { useDraft } from './invoice-form-context.ts';
import { SaveButton } from './save-button.tsx';
import type { FormWork } from './use-invoice-form.ts';

type FormBarProps = {
  work: FormWork;
  /** `Save Invoice`, or `Save Changes` of a saved one. */
  saveLabel: string;
  /** Where Cancel leads; null if there is no Cancel. */
  leavePath: string | null;
  /** The plan has no invoice left: Save leads to the plans. */
  mustUpgrade: boolean;
};

/** The card beside the form on a wide screen: the total, the due date and the actions, with `children` below. */
export function SummaryCard({ children, ...props }: FormBarProps & { children: ReactNode }) {
  const { work, saveLabel, mustUpgrade } = props;
  const kind = useDraft((draft) => draft.kind);
  const dueDate = useDraft((draft) => draft.dueDate);
  return (
    <div className="sticky top-[calc(6rem+var(--offline-bar,0px))] flex max-h-[calc(100dvh-7rem-var(--offline-bar,0px))] flex-col gap-4">
      <div className="summary-card">
        <p className="text-ink-soft text-sm">{formWords(kind).total}</p>
        <p className="figures mt-1 [overflow-wrap:anywhere] font-semibold text-3xl leading-tight tracking-tight">
          <FormTotal />
        </p>
        {dueDate !== '' && kind === 'invoice' && (
          <p className="mt-1 text-ink-soft text-sm">
            {fill(invoiceFormTexts.summary.dueBy, { day: formatDay(dueDate) })}
          </p>
        )}
        <div className="summary-actions">
          <SaveButton
            work={work}
            saveLabel={saveLabel}
            onUpgrade={mustUpgrade ? work.upgrade : undefined}
            large
          />
          <FormActions {...props} />
          {/* Last: it appears when a field loses the focus, and a button that moves under the pointer loses its click. */}
          <ErrorSummary work={work} />
        </div>
      </div>
      {children}
    </div>
  );
}

/** Preview, Download and Cancel; Save is beside the total. */
export function FormActions({ work, leavePath }: FormBarProps) {
  const { busy, edited } = work;
  const kind = useDraft((draft) => draft.kind);
  const note = useId();
  return (
    <>
      <Button variant="secondary" wide onClick={work.preview}>
        <Eye aria-hidden="true" className="size-4" />
        {invoiceFormTexts.actions.preview}
      </Button>
      <Button
        variant="secondary"
        wide
        loading={busy === 'download'}
        aria-describedby={note}
        onClick={work.download}
      >
        {busy !== 'download' && <Download aria-hidden="true" className="size-4" />}
        {invoiceFormTexts.actions.download}
      </Button>
      <p id={note} className="download-note">
        {edited ? invoiceFormTexts.summary.downloadSavesChanges : formWords(kind).downloadSaves}
      </p>
      {leavePath && (
        <LinkButton variant="quiet" wide to={leavePath} onClick={work.leave}>
          {controlTexts.cancel}
        </LinkButton>
      )}
    </>
  );
}

/** After a failed check: the number of fields to correct, and a button that shows the next one. */
function ErrorSummary({ work }: { work: FormWork }) {
  const messages = useMessages();
  const names = work.hasFailed ? [...messages.keys()] : [];
  return (
    <div role="status" className="min-w-0 empty:-mt-3">
      {names.length > 0 && (
        <div className="flex items-center justify-between gap-2 rounded-md bg-danger-soft py-1 pr-1 pl-3 text-danger-ink text-sm">
          <span>{plural(invoiceFormTexts.summary.toCorrect, names.length)}</span>
          <Button
            variant="quiet"
            size="small"
            className="text-danger-ink"
            onClick={() => work.showNext(names)}
          >
            {invoiceFormTexts.summary.showNext}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The bar at the bottom of phones and tablets, with `children` at its upper edge. It ends with the form, so that it never covers the footer. */
export function SaveBar({
  work,
  saveLabel,
  mustUpgrade,
  children,
}: FormBarProps & { children: ReactNode }) {
  const kind = useDraft((draft) => draft.kind);
  return (
    <BottomBar className="z-20 mt-8 bg-surface shadow-float md:-mx-8 md:px-8 lg:hidden">
      {children}
      <ErrorSummary work={work} />
      <div className="mt-2 flex items-center gap-4 first:mt-0">
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block text-ink-soft text-xs">{formWords(kind).total}</span>
          <span className="figures block truncate font-semibold text-lg">
            <FormTotal />
          </span>
        </p>
        <SaveButton
          work={work}
          saveLabel={saveLabel}
          onUpgrade={mustUpgrade ? work.upgrade : undefined}
        />
      </div>
    </BottomBar>
  );
}
