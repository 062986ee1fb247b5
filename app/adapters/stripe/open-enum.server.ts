/** Receives an error about a value from Stripe that this version doesn't know. */
export type ReportUnknown = (error: Error) => void;

/** Ignores unknown values. */
export const ignoreUnknown: ReportUnknown = () => undefined;

/**
 * Parses an enum that Stripe may extend at any time, as `OtherString` in the library's types announces. Unknown values
 * are reported instead of failing, so that a new status doesn't make the full object unreadable.
 * @param value.of what it describes, for the log
 */
export function parseOpenEnum<const Value extends string>(
  known: readonly Value[],
  value: { of: string; text: string | null | undefined },
  reportUnknown: ReportUnknown,
): Value | 'unknown' {
  const found = known.find((each) => each === value.text);
  if (found !== undefined) return found;
  const isPlain = typeof value.text === 'string' && /^[\w.-]{1,100}$/.test(value.text);
  reportUnknown(new Error(`Stripe sent an unknown ${value.of}: ${isPlain ? value.text : 'none'}`));
  return 'unknown';
}
