/** A one-finger gesture from touch to release. */
export type Swipe = {
  /** CSS pixels from the window's left and top edges. */
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  /** Its duration. */
  milliseconds: number;
};

export const swipeBack = {
  /** The start must be within this many pixels of the left edge. */
  edge: 24,
  /** Minimum travel to the right in pixels. */
  travel: 100,
  /** Maximum vertical drift in pixels. */
  drift: 50,
  /** Minimum speed in pixels per millisecond. */
  speed: 0.2,
};

/** Whether a gesture is a swipe back: from the edge, far, straight and fast enough. */
export function isSwipeBack({ startX, startY, endX, endY, milliseconds }: Swipe): boolean {
  const travel = endX - startX;
  return (
    startX <= swipeBack.edge &&
    travel > swipeBack.travel &&
    Math.abs(endY - startY) < swipeBack.drift &&
    // Multiplied, so that a swipe with a duration of 0 counts as fast.
    travel > swipeBack.speed * milliseconds
  );
}
