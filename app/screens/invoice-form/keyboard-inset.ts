/** Heights in CSS pixels: of the layout viewport, and of the part of it that is in view at a pinch zoom of `scale`. */
export type ViewportHeights = { layout: number; visual: number; offsetTop: number; scale: number };

/** A browser's own bars take less; only a keyboard takes more (`invoices.md` section 2). */
const leastKeyboard = 100;

/** How far the save bar is lifted, in CSS pixels: over the on-screen keyboard when the viewport shrank by more than 100. */
export function keyboardInset({ layout, visual, offsetTop, scale }: ViewportHeights): number {
  // A view that is zoomed in is smaller without any keyboard.
  if (layout - visual * scale <= leastKeyboard) return 0;
  return Math.max(0, Math.round(layout - visual - offsetTop));
}

// @covers invoices-2.8
