import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { listen } from '../hooks/listen.ts';
import { useLatest } from '../hooks/use-latest.ts';
import {
  type FieldIssue,
  type FormRules,
  type Marks,
  marksOfFailure,
  noMarks,
  visibleMessages,
} from './visible-messages.ts';

/** Tracks which fields of a form may show a message. `rules` must be the same object on every render. */
export function useFormMessages<Values>(values: Values, rules: FormRules<Values>) {
  const [marks, setMarks] = useState<Marks>(noMarks);
  const live = useMemo(() => visibleMessages(values, rules, marks), [values, rules, marks]);
  const messages = useHeldDuringPress(live);

  const leave = useCallback((key: string) => {
    setMarks((before) =>
      before.left.has(key) ? before : { ...before, left: new Set(before.left).add(key) },
    );
  }, []);
  const fail = (
    checked: Values,
    issues: readonly FieldIssue[],
    spoken: readonly FieldIssue[] = [],
  ) => setMarks((before) => marksOfFailure(before, checked, rules, issues, spoken));
  const clear = useCallback(() => setMarks(noMarks), []);

  return {
    /** The message below each field by name, in the order of the form. */
    messages,
    /** Names of the fields that still have errors after a failed check. */
    toCorrect: marks.failed.size === 0 ? [] : [...messages.keys()],
    /** Reports that a field lost the focus. */
    leave,
    /**
     * Reports a failed check: marks the fields with issues; `spoken` issues keep their own message until the field
     * changes.
     */
    fail,
    clear,
  };
}

/** How long after pointer-up a click may still follow, in milliseconds. */
const clickMayCome = 300;

/**
 * Returns a value that doesn't change while the pointer is down. A click first blurs the focused field: a message that
 * appeared then would move the button away from the pointer, and the click would be lost.
 */
function useHeldDuringPress<Value>(live: Value): Value {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isPressed = useRef(false);
  const newest = useLatest(live);
  const shown = useRef(live);
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
    const events = { pointerdown: begin, pointerup: lift, pointercancel: lift, click };
    // In the capture phase, so that this runs before the fields' blur handlers.
    const stop = listen(document, events, { capture: true });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [newest]);

  return shown.current;
}
