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
): ReadonlyMap<string, string> {
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
export function marksOfFailure<Values>(
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
