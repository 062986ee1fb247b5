/** One finger from where it came down to where it was lifted. */
export type Swipe = {
  /** CSS pixels from the window's left and upper edge. */
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  /** How long it took. */
  milliseconds: number;
};

export const swipeBack = {
  /** A start within this many pixels of the left edge. */
  edge: 24,
  /** Travel to the right over this many pixels. */
  travel: 100,
  /** Vertical drift under this many pixels. */
  drift: 50,
  /** Speed over this many pixels per millisecond. */
  speed: 0.2,
};

/** Whether a finger has swiped back: from the edge, far, straight and fast enough. */
export function isSwipeBack({ startX, startY, endX, endY, milliseconds }: Swipe): boolean {
  const travel = endX - startX;
  return (
    startX <= swipeBack.edge &&
    travel > swipeBack.travel &&
    Math.abs(endY - startY) < swipeBack.drift &&
    // Multiplied, so that a swipe of no time is a fast one.
    travel > swipeBack.speed * milliseconds
  );
}
