import { Check, Download, Eye } from 'lucide-react';
import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { plural } from '#app/i18n/plural.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { listen } from '#app/ui/hooks/effects.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
import { useFloatsAbove } from '#app/ui/overlays/floating.ts';
import { FormTotal } from './form-figures.tsx';
import { formWords } from './form-words.ts';
import { useDraft } from './invoice-form-context.ts';
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
      <div className="shrink-0 rounded-lg bg-surface p-6 shadow-card">
        <p className="text-ink-soft text-sm">{formWords(kind).total}</p>
        <p className="figures mt-1 [overflow-wrap:anywhere] font-semibold text-3xl leading-tight tracking-tight">
          <FormTotal />
        </p>
        {dueDate !== '' && kind === 'invoice' && (
          <p className="mt-1 text-ink-soft text-sm">
            {fill(invoiceFormTexts.summary.dueBy, { day: formatDay(dueDate) })}
          </p>
        )}
        <div className="mt-6 flex flex-col gap-3">
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
      <p
        id={note}
        className="-mt-1 text-center text-ink-soft text-sm sm:max-lg:order-last sm:max-lg:col-span-3"
      >
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

type SaveButtonProps = {
  work: { busy: FormWork['busy']; isSaved: boolean; save: () => void };
  saveLabel: string;
  /** Set if the plan has no invoice left: leads to the plans. */
  onUpgrade?: () => void;
  /** Large in the summary of a wide screen; otherwise in the bar of a phone. */
  large?: boolean;
};

/** Save Invoice or Save Changes, marked for a moment after a save; Upgrade to Save if the plan has no invoice left. */
export function SaveButton({ work, saveLabel, onUpgrade, large = false }: SaveButtonProps) {
  const { busy, isSaved, save } = work;
  const upgrade = isSaved ? undefined : onUpgrade;
  return (
    <Button
      wide={large}
      size={large ? 'large' : 'medium'}
      className={isSaved ? 'min-w-40 animate-saved-button' : 'min-w-40'}
      data-saved={isSaved || undefined}
      loading={busy === 'save'}
      onClick={upgrade ?? save}
    >
      {isSaved && <Check aria-hidden="true" className="size-4" />}
      {upgrade ? invoiceFormTexts.actions.upgrade : saveLabel}
    </Button>
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

/** The bar at the bottom of phones and tablets. It ends with the form, so that it never covers the footer. */
export function SaveBar({ work, saveLabel, mustUpgrade }: FormBarProps) {
  const kind = useDraft((draft) => draft.kind);
  return (
    <BottomBar className="z-20 mt-8 bg-surface shadow-float md:-mx-8 md:px-8 lg:hidden">
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

/**
 * A bar at the bottom of the screen, above the on-screen keyboard; floating elements are placed above it. If the keyboard
 * leaves no room between it and the header, it stays at the end of the form.
 */
export function BottomBar(props: { className: string; children: ReactNode }) {
  const { inset, hasRoom } = useRoomAboveKeyboard();
  const bar = useRef<HTMLDivElement>(null);
  useFloatsAbove(bar, '--bottom-bar');
  return (
    <div
      ref={bar}
      data-float
      className={classNames(
        'sticky bottom-[var(--consent-banner,0px)] -mx-4 border-line border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        props.className,
      )}
      style={hasRoom ? (inset > 0 ? { bottom: inset } : undefined) : { position: 'static' }}
    >
      {props.children}
    </div>
  );
}

/** Returns how far to lift the bar over the on-screen keyboard, in CSS pixels, and whether there is room for it. */
function useRoomAboveKeyboard() {
  const inset = useViewport((heights) => keyboardInset(heights)) ?? 0;
  const hasRoom = useViewport((heights) => hasRoomForBar(heights)) ?? true;
  return { inset, hasRoom };
}

/** Returns something about the visible part of the page; null on the server, and in browsers that don't tell. */
function useViewport<Part>(select: (heights: ViewportHeights) => Part): Part | null {
  const getPart = () => {
    const viewport = window.visualViewport;
    if (!viewport) return null;
    const { height: visual, offsetTop, scale } = viewport;
    return select({ layout: window.innerHeight, visual, offsetTop, scale });
  };
  return useSyncExternalStore(watchViewport, getPart, () => null);
}

function watchViewport(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  return viewport ? listen(viewport, { resize: onChange, scroll: onChange }) : () => undefined;
}

/** Heights in CSS pixels of the layout viewport and of its visible part, at a pinch zoom of `scale`. */
type ViewportHeights = { layout: number; visual: number; offsetTop: number; scale: number };

/** Only a keyboard takes more than this; a browser's own bars take less. */
const minKeyboard = 100;

/** Returns how far to lift the save bar, in CSS pixels; 0 unless a keyboard covers part of the viewport. */
export function keyboardInset({ layout, visual, offsetTop, scale }: ViewportHeights): number {
  // A zoomed view is smaller without a keyboard.
  if (layout - visual * scale <= minKeyboard) return 0;
  return Math.max(0, Math.round(layout - visual - offsetTop));
}

/** The height of the header and the bar, with some lines of the form between them. */
const minRoom = 240;

/** Whether the visible part of the page has room for the header, the form and the bar. */
export function hasRoomForBar({
  visual,
  scale,
}: Pick<ViewportHeights, 'visual' | 'scale'>): boolean {
  // Zooming moves the header and the bar apart like everything else.
  return visual * scale >= minRoom;
}
