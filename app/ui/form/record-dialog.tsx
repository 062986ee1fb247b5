import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { ChangeFailure } from '#app/domain/change-failure.ts';
import { changedFields } from '#app/domain/changed-fields.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { recordTexts } from '#app/i18n/records.ts';
import { FieldGrid } from '../fields/field.tsx';
import { FormAlert } from '../messages/form-alert.tsx';
import { toast } from '../messages/toast.tsx';
import { FormDialog } from '../overlays/form-dialog.tsx';
import { withField } from './field-value.ts';
import { usePost } from './use-post.ts';
import { useRefusals } from './use-refusals.ts';

type Errors<Text> = Partial<Record<keyof Text & string, string>>;

type RecordAnswer<Text> =
  | { outcome: 'saved' | 'deleted' }
  | { outcome: 'invalid'; errors: Errors<Text> }
  | ChangeFailure;

/** What the fields of a record's form need to render. */
type RecordFields<Text> = {
  text: Text;
  put: (field: keyof Text & string, typed: string) => void;
  /** Props of a field's control. */
  field: (name: keyof Text & string) => { name: string; value: string; error: string | undefined };
  /** The same with the props of a text box. */
  typed: (name: keyof Text & string) => ReturnType<RecordFields<Text>['field']> & {
    autoComplete: 'off';
    onChange: (event: { target: { value: string } }) => void;
  };
};

type RecordFormProps<Text, Answer> = {
  /** The record's kind in the posted fields: `add-client`, `clientId`. */
  kind: 'client' | 'product';
  /** The initial values; without an id the form adds a record instead of changing one. */
  record: { id: string | null; text: Text };
  path: string;
  check: (text: Text) => { ok: true } | { ok: false; errors: Errors<Text> };
  words: {
    add: string;
    edit: string;
    added: string;
    updated: string;
    refused: (failure: string) => string;
  };
  onSaved: (isNew: boolean, answer: Answer) => void;
  children: (fields: RecordFields<Text>) => ReactNode;
};

type RecordDialogProps<Text, Answer> = Omit<RecordFormProps<Text, Answer>, 'record'> & {
  /** Null keeps the dialog closed. */
  record: RecordFormProps<Text, Answer>['record'] | null;
  onClose: () => void;
};

/** A dialog that adds or edits one record; it stays open with its input until the server has saved it. */
export function RecordDialog<
  Text extends Record<string, string>,
  Answer extends RecordAnswer<Text>,
>({ record, onClose, onSaved, ...form }: RecordDialogProps<Text, Answer>) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const isNew = record !== null && record.id === null;
  return (
    <FormDialog
      open={record !== null}
      title={isNew ? form.words.add : form.words.edit}
      saveLabel={isNew ? form.words.add : recordTexts.save}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      {record && (
        <RecordForm<Text, Answer>
          {...{ ...form, record, formId, isSaving }}
          onSaving={setSaving}
          onSaved={(...saved) => {
            onClose();
            onSaved(...saved);
          }}
        />
      )}
    </FormDialog>
  );
}

/** Holds the form's input and its errors, and allows one post at a time. */
function RecordForm<Text extends Record<string, string>, Answer extends RecordAnswer<Text>>(
  props: RecordFormProps<Text, Answer> & {
    formId: string;
    isSaving: boolean;
    onSaving: (isSaving: boolean) => void;
  },
) {
  const { kind, record, path, check, words, onSaved, children, formId, isSaving, onSaving } = props;
  // The idempotency key: a form that is sent twice adds one record.
  const [start] = useState(() => ({ before: record.text, key: crypto.randomUUID() }));
  const [text, setText] = useState(start.before);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, correct } = useRefusals<keyof Text & string>(form, null);
  const post = usePost<Answer>(path, 'application/json');
  const isNew = record.id === null;

  const put = (field: keyof Text & string, typed: string) => {
    setText((before) => withField(before, field, typed));
    correct(field);
  };
  const field = (name: keyof Text & string) => {
    return { name, value: text[name] ?? '', error: errors[name] };
  };
  const typed = (name: keyof Text & string) => ({
    ...field(name),
    autoComplete: 'off' as const,
    onChange: (event: { target: { value: string } }) => put(name, event.target.value),
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setFailure(null);
    const checked = check(text);
    if (!checked.ok) return refuse(checked.errors);
    onSaving(true);
    const { before, key } = start;
    const answer = await post(
      record.id === null
        ? { intent: `add-${kind}`, key, text: text as Record<string, string> }
        : {
            intent: `edit-${kind}`,
            [`${kind}Id`]: record.id,
            changes: changedFields(before, text) as Record<string, string>,
          },
    );
    onSaving(false);
    if (answer.outcome === 'invalid') return refuse(answer.errors);
    const message = describeChangeFailure(answer);
    if (message !== null) return setFailure(message);
    toast.success(isNew ? words.added : words.updated);
    onSaved(isNew, answer);
  };

  return (
    <form ref={form} id={formId} noValidate onSubmit={save}>
      <FieldGrid>
        {failure !== null && (
          <div className="sm:col-span-2">
            <FormAlert>{words.refused(failure)}</FormAlert>
          </div>
        )}
        {children({ text, put, field, typed })}
      </FieldGrid>
    </form>
  );
}
