/** One thing to correct, by its field's name. */
export type FieldIssue = { key: string; message: string };

/** An issue in words that no check has, from the server or the preview, with the text it was said about. */
type AnsweredIssue = FieldIssue & { text: string };

/** Which fields may show what is wrong with them. */
export type Marks = {
  /** Named by the last failed save: their messages stay until they are right. */
  failed: ReadonlySet<string>;
  /** Left by the user: they show what is wrong once something stands in them. */
  left: ReadonlySet<string>;
  answered: readonly AnsweredIssue[];
};

export const noMarks: Marks = { failed: new Set(), left: new Set(), answered: [] };

/** The rules of one form. Another object is another set of rules. */
export type FormRules<Values> = {
  /** Everything that is wrong, in the order of the form. */
  check: (values: Values) => readonly FieldIssue[];
  /** What stands in a field; of a whole section all that its message depends on. */
  textOf: (values: Values, key: string) => string;
  /** Whether a field says what is wrong while its text is typed. */
  speaksEarly?: (key: string, text: string) => boolean;
};

/** The message under each field that may show one, by its name. */
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

/** The marks after a failed check: of its issues those that were `spoken` keep their words until a change. */
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
