import { type FormEvent, useRef, useState } from 'react';
import { type ChangeFailure, describeChangeFailure } from '#app/domain/change-failure.ts';
import { changedFields } from '#app/domain/changed-fields.ts';
import { usePost } from '../frame/use-post.ts';
import { withField } from './field-value.ts';
import { useRefusals } from './use-refusals.ts';

type Errors<Text> = Partial<Record<keyof Text & string, string>>;

type RecordAnswer<Text> =
  | { outcome: 'saved' | 'deleted' }
  | { outcome: 'invalid'; errors: Errors<Text> }
  | ChangeFailure;

type RecordFormParts<Text, Answer> = {
  /** What the form begins with. */
  before: Text;
  /** Where it posts to. */
  path: string;
  check: (text: Text) => { ok: true } | { ok: false; errors: Errors<Text> };
  /** Adds the record rather than changing a saved one. */
  isNew: boolean;
  /** What the post says besides what was typed: its intent, and which record is meant. */
  target: Record<string, string>;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onSaved: (answer: Answer) => void;
};

/** The form of a dialog that adds or edits one record: what is typed, what was refused, one post at a time. */
export function useRecordForm<
  Text extends Record<string, string>,
  Answer extends RecordAnswer<Text>,
>(parts: RecordFormParts<Text, Answer>) {
  const { path, check, isNew, target, isSaving, onSaving, onSaved } = parts;
  // Sent twice under its key, a form adds one record.
  const [start] = useState(() => ({ before: parts.before, key: crypto.randomUUID() }));
  const [text, setText] = useState(start.before);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, correct } = useRefusals<keyof Text & string>(form, null);
  const post = usePost<Answer>(path, 'application/json');

  const put = (field: keyof Text & string, typed: string) => {
    setText((before) => withField(before, field, typed));
    correct(field);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setFailure(null);
    const checked = check(text);
    if (!checked.ok) return refuse(checked.errors);
    onSaving(true);
    const { before, key } = start;
    const answer = await post(
      isNew
        ? { ...target, key, text: text as Record<string, string> }
        : { ...target, changes: changedFields(before, text) as Record<string, string> },
    );
    onSaving(false);
    if (answer.outcome === 'invalid') return refuse(answer.errors);
    const message = describeChangeFailure(answer);
    if (message !== null) return setFailure(message);
    onSaved(answer);
  };

  return {
    form,
    text,
    put,
    save,
    /** Why the last post did nothing; null before and after. */
    failure,
    /** What every control of a field takes. */
    field: (name: keyof Text & string) => ({ name, value: text[name] ?? '', error: errors[name] }),
  };
}
