import { useCallback, useMemo, useState } from 'react';
import { useHeldDuringPress } from './use-held-during-press.ts';
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
