import {
  type MouseEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { draftLanguage } from '#app/domain/invoices/draft.ts';
import { InvoiceSheetView } from '#app/features/invoice-sheet/public.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { listen, useSettled, withFetched } from '#app/ui/hooks/effects.ts';
import { useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { drawQrCode } from '#app/ui/qr-code/draw-qr-code.ts';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';
import type { InvoiceFormScreenProps } from './invoice-form-screen.tsx';
import { describeLive } from './live-draft.ts';
import {
  describeInPageLanguage,
  fetchDescribe,
  loadPictures,
  type SheetPictures,
} from './preview-sheet.ts';
import { markParts, pressedField, printedField, sheetParts, showPart } from './sheet-parts.ts';

export type LiveSheetProps = Pick<InvoiceFormScreenProps, 'pictures'> & {
  form: RefObject<HTMLFormElement>;
  /** The seller accepts cards through their own account. */
  takesCards: boolean | undefined;
};

const Sheet = memo(InvoiceSheetView);
/** Longer than between two keystrokes of a slow typist. */
export const maxTypingPauseMs = 400;
/** The sheet waits for a pause this many times as long as its layout took, so that it never delays a keystroke. */
const pausePerLayout = 12;
const noPictures: SheetPictures = { logo: null, signature: null };

/**
 * The sheet of what is typed, drawn when typing pauses. A click on one of its parts leads to the part's field,
 * and the part of the field with the focus is marked.
 * @param props.onPress shows the field of a clicked part
 * @param props.isDecoration screen readers skip it, because they have the form and its preview
 */
export function LiveSheet(
  props: LiveSheetProps & { isDecoration?: boolean; onPress: (show: () => void) => void },
) {
  const { form, pictures, takesCards, isDecoration, onPress } = props;
  const { country, customFields } = useInvoiceFormContext();
  const typed = useDraft((values) => values);
  const pauseMs = useRef(0);
  const settled = useSettled(typed, pauseMs);
  // A choice of the look is shown at once.
  const hasLook = typed.template === settled.template && typed.look === settled.look;
  const draft = useDeferredValue(hasLook ? settled : typed);
  const isHere = draftLanguage(draft, country, currentLanguage()) === currentLanguage();
  const { part: languages } = useLazyImport(fetchDescribe, undefined, !isHere && 'quietly');
  const describe = isHere ? describeInPageLanguage : languages?.describeDocument;
  const loaded = usePictures(pictures);
  const live = useMemo(
    () => describeLive(draft, { country, takesCards, customFields }, loaded, describe ?? null),
    [draft, country, takesCards, customFields, loaded, describe],
  );
  const paypalUrl = live?.sheet.paypalQrUrl ?? null;
  const paypalQr = useMemo(() => drawQrCode(paypalUrl), [paypalUrl]);
  const parts = useMemo(() => (live ? sheetParts(live.sheet, draft) : []), [live, draft]);
  const focused = printedField(useFocusedField(form), parts);
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!paper.current || !live) return;
    pauseMs.current = Math.min(maxTypingPauseMs, layoutMs(paper.current) * pausePerLayout);
  }, [live]);
  useLayoutEffect(() => {
    if (paper.current && live) markParts(paper.current, parts, focused, live.missing);
  }, [live, parts, focused]);

  const press = (event: MouseEvent) => {
    // Its links lead nowhere yet.
    event.preventDefault();
    const field = pressedField(event.target, parts);
    const at = form.current;
    if (field && at) onPress(() => showPart(at, field, draft, country));
  };
  return (
    <div ref={paper} aria-hidden={isDecoration} className="live-sheet" onClick={press}>
      {live && <Sheet sheet={live.sheet} paypalQr={paypalQr} />}
    </div>
  );
}

/** Lays out what has changed, and returns how long that took, in ms. */
function layoutMs(element: Element): number {
  const before = performance.now();
  element.getBoundingClientRect();
  return performance.now() - before;
}

/** Returns logo and signature once they are loaded. */
function usePictures(addresses: LiveSheetProps['pictures']): SheetPictures {
  const [loaded, setLoaded] = useState(noPictures);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every load of the page's data creates the object again
  useEffect(
    () => withFetched(loadPictures(addresses, new Map()), setLoaded),
    [addresses?.logo, addresses?.signature],
  );
  return loaded;
}

/** Returns the name of the field with the focus; empty without one. */
function useFocusedField(form: RefObject<HTMLFormElement>): string {
  const [name, setName] = useState('');
  useEffect(() => {
    const focus = (element: EventTarget | null) =>
      setName((element instanceof HTMLElement && element.getAttribute('name')) || '');
    focus(document.activeElement);
    return form.current
      ? listen(form.current, {
          focusin: ({ target }) => focus(target),
          focusout: ({ relatedTarget }) => focus(relatedTarget),
        })
      : undefined;
  }, [form]);
  return name;
}
