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

/** Keeps which fields of a form may show a message. `rules` must be the same object from render to render. */
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
    /** The message under a field, by its name, in the order of the form. */
    messages,
    /** Names of what is still to be corrected after a failed check. */
    toCorrect: marks.failed.size === 0 ? [] : [...messages.keys()],
    /** A field was left. */
    leave,
    /** A check failed: its issues mark their fields; `spoken` ones keep their own words until a change. */
    fail,
    clear,
  };
}

/** How long after a finger or a button was lifted its click may still come, in milliseconds. */
const clickMayCome = 300;

/**
 * A value that does not change on screen while something is pressed. A press first leaves the field before it: if that
 * brought a message, the button would move away under the pointer, and the click be lost.
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
    // In the capture phase: before the fields hear that they are left.
    const stop = listen(document, events, { capture: true });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [newest]);

  return shown.current;
}
