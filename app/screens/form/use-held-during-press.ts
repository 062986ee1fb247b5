import { useEffect, useReducer, useRef } from 'react';

/** How long after a finger or a button was lifted its click may still come, in milliseconds. */
const clickMayCome = 300;

/**
 * A value that does not change on screen while something is pressed. A press first leaves the field before it: if that
 * brought a message, the button would move away under the pointer, and the click be lost.
 */
export function useHeldDuringPress<Value>(live: Value): Value {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isPressed = useRef(false);
  const newest = useRef(live);
  const shown = useRef(live);
  newest.current = live;
  if (!isPressed.current) shown.current = live;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      isPressed.current = false;
      if (shown.current !== newest.current) renderAgain();
    };
    const endAfter = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    };
    const begin = () => {
      clearTimeout(timer);
      isPressed.current = true;
    };
    const lift = () => endAfter(clickMayCome);
    const click = () => endAfter(0);
    const events = { pointerdown: begin, pointerup: lift, pointercancel: lift, click } as const;
    // In the capture phase: before the fields hear that they are left.
    for (const [name, hear] of Object.entries(events)) document.addEventListener(name, hear, true);
    return () => {
      clearTimeout(timer);
      for (const [name, hear] of Object.entries(events)) {
        document.removeEventListener(name, hear, true);
      }
    };
  }, []);

  return shown.current;
}
