import { isSwipeBack } from '#app/domain/navigation/way-back.ts';

type Start = { x: number; y: number; at: number };

/**
 * Listens for one-finger swipes back from the left edge while no dialog is open.
 * @returns a function that stops listening
 */
export function listenToSwipeBack(onSwipeBack: () => void): () => void {
  let start: Start | null = null;
  const begin = (event: TouchEvent) => {
    const [finger, second] = event.touches;
    start = finger && !second ? startOf(finger, event.timeStamp) : null;
  };
  const end = (event: TouchEvent) => {
    const [finger] = event.changedTouches;
    const from = start;
    start = null;
    if (!from || !finger || isDialogOpen()) return;
    const swipe = {
      startX: from.x,
      startY: from.y,
      endX: finger.clientX,
      endY: finger.clientY,
      milliseconds: event.timeStamp - from.at,
    };
    if (isSwipeBack(swipe)) onSwipeBack();
  };
  const cancel = () => {
    start = null;
  };
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  document.addEventListener('touchstart', begin, options);
  document.addEventListener('touchend', end, options);
  document.addEventListener('touchcancel', cancel, options);
  return () => listening.abort();
}

const startOf = ({ clientX, clientY }: Touch, at: number): Start => ({
  x: clientX,
  y: clientY,
  at,
});

const isDialogOpen = () => document.querySelector('dialog[open], [role$="dialog"]') !== null;
