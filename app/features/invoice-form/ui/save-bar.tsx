import { type ReactNode, useEffect, useRef, useState } from 'react';
import { listen } from '#app/ui/hooks/effects.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
import { useFloatsAbove } from '#app/ui/overlays/floating.ts';
import { formWords } from './form-words.ts';
import { useInvoiceFormContext } from './invoice-form-context.ts';
import { ErrorSummary, type FormBarProps, SaveButton } from './summary-card.tsx';

/**
 * The bar at the lower edge of phones and tablets, `Save Invoice` or `Upgrade to Save`. It rests at
 * the form's end, so that it never covers the footer.
 */
export function SaveBar({ work, saveLabel, mustUpgrade, total }: FormBarProps) {
  const { draft } = useInvoiceFormContext();
  return (
    <BottomBar className="z-20 mt-8 bg-surface shadow-float md:-mx-8 md:px-8 lg:hidden">
      <ErrorSummary work={work} />
      <div className="mt-2 flex items-center gap-4 first:mt-0">
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block text-ink-soft text-xs">{formWords(draft.kind).total}</span>
          <span className="figures block truncate font-semibold text-lg">{total}</span>
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
 * A bar that stays at the lower edge of the screen, above the on-screen keyboard; what floats there stands above it. Where the
 * keyboard leaves no room between it and the header, it rests at the form's end.
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

/** How far the bar is lifted over the on-screen keyboard, in CSS pixels, and whether it may stand there. */
function useRoomAboveKeyboard() {
  const [inset, setInset] = useState(0);
  const [hasRoom, setRoom] = useState(true);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const read = () => {
      const { height, offsetTop, scale } = viewport;
      setInset(keyboardInset({ layout: window.innerHeight, visual: height, offsetTop, scale }));
      setRoom(hasRoomForBar({ visual: height, scale }));
    };
    read();
    return listen(viewport, { resize: read, scroll: read });
  }, []);
  return { inset, hasRoom };
}

/** Heights in CSS pixels: of the layout viewport, and of the part of it that is in view at a pinch zoom of `scale`. */
type ViewportHeights = { layout: number; visual: number; offsetTop: number; scale: number };

/** A browser's own bars take less; only a keyboard takes more. */
const minKeyboard = 100;

/** How far the save bar is lifted, in CSS pixels: over the on-screen keyboard when the viewport shrank by more than 100. */
export function keyboardInset({ layout, visual, offsetTop, scale }: ViewportHeights): number {
  // A view that is zoomed in is smaller without any keyboard.
  if (layout - visual * scale <= minKeyboard) return 0;
  return Math.max(0, Math.round(layout - visual - offsetTop));
}

/** What header and bar take, and some lines of the form between them. */
const minRoom = 240;

/** Whether the part of the page that is in view has room for header, form and bar. */
export function hasRoomForBar({
  visual,
  scale,
}: Pick<ViewportHeights, 'visual' | 'scale'>): boolean {
  // A view that is zoomed in moves header and bar apart as far as everything else.
  return visual * scale >= minRoom;
}
