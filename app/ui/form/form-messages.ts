import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { listen, useLatest } from '#app/ui/hooks/effects.ts';
import { type Readable, useSnapshot } from '#app/ui/local-document/use-snapshot.ts';
import type { Messages } from './form-context.ts';

/** One error, by field name. */
export type FieldIssue = { key: string; message: string };

/** An issue from the server or the preview that no local check finds, with the text that it was reported for. */
type AnsweredIssue = FieldIssue & { text: string };

/** Which fields may show their errors. */
export type Marks = {
  /** Fields with errors at the last failed save: their messages stay until they are corrected. */
  failed: ReadonlySet<string>;
  /** Fields that lost the focus: they show errors once they have a value. */
  left: ReadonlySet<string>;
  answered: readonly AnsweredIssue[];
};

export const noMarks: Marks = { failed: new Set(), left: new Set(), answered: [] };

/** The rules of one form. They are compared by identity. */
export type FormRules<Values> = {
  /** Returns all errors, in the order of the form. */
  check: (values: Values) => readonly FieldIssue[];
  /** Returns a field's text; for a section, everything that its message depends on. */
  textOf: (values: Values, key: string) => string;
  /** Whether a field shows its error while the user types. */
  speaksEarly?: (key: string, text: string) => boolean;
};

/** Returns the message of each field that may show one, by name. */
export function visibleMessages<Values>(
  values: Values,
  rules: FormRules<Values>,
  marks: Marks,
): Messages {
  const { failed, left, answered } = marks;
  const mayShow = (key: string) => {
    if (failed.has(key)) return true;
    const text = rules.textOf(values, key);
    return text.trim() !== '' && (left.has(key) || rules.speaksEarly?.(key, text) === true);
  };
  const shown = rules.check(values).filter(({ key }) => mayShow(key));
  const messages = new Map(shown.map(({ key, message }) => [key, message]));
  for (const { key, message, text } of answered) {
    if (rules.textOf(values, key) === text) messages.set(key, message);
  }
  return messages;
}

/** Returns the marks after a failed check; `spoken` issues keep their message until the field changes. */
function marksOfFailure<Values>(
  before: Marks,
  values: Values,
  { textOf }: Pick<FormRules<Values>, 'textOf'>,
  issues: readonly FieldIssue[],
  spoken: readonly FieldIssue[],
): Marks {
  return {
    left: before.left,
    failed: new Set(issues.map(({ key }) => key)),
    answered: spoken.map((issue) => ({ ...issue, text: textOf(values, issue.key) })),
  };
}

/** Which fields of a form may show a message, by which rules, and what changes that. */
export type FormChecks<Values> = {
  rules: FormRules<Values>;
  marks: Marks;
  /** Reports that a field lost the focus. */
  leave: (key: string) => void;
  /**
   * Reports a failed check: marks the fields with issues; `spoken` issues keep their own message until the field
   * changes.
   */
  fail: (checked: Values, issues: readonly FieldIssue[], spoken?: readonly FieldIssue[]) => void;
  clear: () => void;
};

/** Tracks which fields of a form may show a message. `rules` must be the same object on every render. */
export function useFormChecks<Values>(rules: FormRules<Values>): FormChecks<Values> {
  const [marks, setMarks] = useState<Marks>(noMarks);
  const leave = useCallback((key: string) => {
    setMarks((before) =>
      before.left.has(key) ? before : { ...before, left: new Set(before.left).add(key) },
    );
  }, []);
  const clear = useCallback(() => setMarks(noMarks), []);
  return {
    rules,
    marks,
    leave,
    fail: (checked, issues, spoken = []) =>
      setMarks((before) => marksOfFailure(before, checked, rules, issues, spoken)),
    clear,
  };
}

/** Returns the message below each field. Messages follow typing once the keystroke is on the screen. */
export function useLiveMessages<Values>(
  document: Readable<{ values: Values }>,
  { rules, marks }: Pick<FormChecks<Values>, 'rules' | 'marks'>,
): Messages {
  const values = useDeferredValue(useSnapshot(document, (snapshot) => snapshot.values));
  const live = useMemo(() => visibleMessages(values, rules, marks), [values, rules, marks]);
  return useFrozenDuringClick(live);
}

function isSame(one: Messages, other: Messages): boolean {
  return one.size === other.size && [...one].every(([key, text]) => other.get(key) === text);
}

/** How long after pointer-up a click may still follow, in milliseconds. */
const clickDelayMs = 300;

/**
 * Returns a value that doesn't change while the pointer is down. A click first blurs the focused field: a message that
 * appeared then would move the button away from the pointer, and the click would be lost.
 */
function useFrozenDuringClick(live: Messages): Messages {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isPressed = useRef(false);
  const newest = useLatest(live);
  const shown = useRef(live);
  if (!isPressed.current && !isSame(shown.current, live)) shown.current = live;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      isPressed.current = false;
      if (!isSame(shown.current, newest.current)) renderAgain();
    };
    const endAfter = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    };
    const begin = () => {
      clearTimeout(timer);
      isPressed.current = true;
    };
    const lift = () => endAfter(clickDelayMs);
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
