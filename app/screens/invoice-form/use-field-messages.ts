import { useCallback, useMemo, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import type { DraftIssue } from '#app/domain/invoice/draft-issue.ts';
import type { FailedCheck } from './failed-check.ts';
import { fieldKey, fieldText } from './field-key.ts';
import { useHeldDuringPress } from './use-held-during-press.ts';
import { type Marks, noMarks, visibleMessages } from './visible-messages.ts';

export type FieldMessages = {
  /** The message under a field, by field key, in the order of the form. */
  messages: ReadonlyMap<string, string>;
  /** Keys of what is still to be corrected after a failed check. */
  toCorrect: readonly string[];
  /** A field was left. */
  leave: (key: string) => void;
  /** A check failed: its issues mark their fields. */
  fail: (draft: InvoiceDraft, failed: Pick<FailedCheck, 'issues' | 'spoken'>) => void;
  clear: () => void;
};

/** Keeps which fields may show a message. */
export function useFieldMessages(draft: InvoiceDraft, country: CountryCode): FieldMessages {
  const [marks, setMarks] = useState<Marks>(noMarks);
  const live = useMemo(() => visibleMessages(draft, country, marks), [draft, country, marks]);
  const messages = useHeldDuringPress(live);

  const leave = useCallback((key: string) => {
    setMarks((before) =>
      before.left.has(key) ? before : { ...before, left: new Set(before.left).add(key) },
    );
  }, []);

  const fail = useCallback<FieldMessages['fail']>((checked, { issues, spoken }) => {
    const keyOf = (issue: DraftIssue) => fieldKey(issue.field, checked);
    setMarks((before) => ({
      left: before.left,
      failed: new Set(issues.map(keyOf)),
      answered: spoken.map((issue) => {
        const key = keyOf(issue);
        return { key, message: issue.message, text: fieldText(checked, key) };
      }),
    }));
  }, []);

  const clear = useCallback(() => setMarks((before) => ({ ...noMarks, left: before.left })), []);

  const toCorrect = marks.failed.size === 0 ? [] : [...messages.keys()];
  return { messages, toCorrect, leave, fail, clear };
}
