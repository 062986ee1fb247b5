import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { listen } from '#app/ui/hooks/effects.ts';
import { useFloatsAbove } from '#app/ui/overlays/floating.ts';
import { classNames } from './class-names.ts';

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
  const inset = useViewport(keyboardInset) ?? 0;
  const hasRoom = useViewport(hasRoomForBar) ?? true;
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
