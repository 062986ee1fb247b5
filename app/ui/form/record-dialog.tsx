import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { FieldControl } from '#app/domain/custom-fields/document-fields.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { recordTexts } from '#app/i18n/texts.ts';
import { FieldGrid } from '#app/ui/fields/field.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { withField } from './form-context.ts';
import { usePost, useRefusals } from './use-post.ts';

/** Returns only the fields that differ from before, so an edit doesn't undo concurrent changes to other fields. */
export function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields)[];
  const changed: Partial<Fields> = {};
  for (const name of names) if (before[name] !== after[name]) changed[name] = after[name];
  return changed;
}

type Errors<Text> = Partial<Record<(keyof Text & string) | FieldControl, string>>;

type RecordAnswer<Text> =
  | { outcome: 'saved' | 'deleted' }
  | { outcome: 'invalid'; errors: Errors<Text> }
  | ChangeFailure;

/** What the inputs of a record's form need to render. */
type RecordInputs<Text> = {
  text: Text;
  put: (field: keyof Text & string, typed: string) => void;
  /** Props of a field's control. */
  field: (name: keyof Text & string) => { name: string; value: string; error: string | undefined };
  /** The same with the props of a text box. */
  typed: (name: keyof Text & string) => ReturnType<RecordInputs<Text>['field']> & {
    autoComplete: 'off';
    onChange: (event: { target: { value: string } }) => void;
  };
  /** The values of the record's custom fields, for `RecordFields`. */
  custom: {
    values: string;
    errorOf: (control: FieldControl) => string | undefined;
    onChange: (values: string, changed: FieldControl) => void;
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
  children: (fields: RecordInputs<Text>) => ReactNode;
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
          {...form}
          record={record}
          formId={formId}
          isSaving={isSaving}
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
  const { errors, refuse, correct } = useRefusals<(keyof Text & string) | FieldControl>(form, null);
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

  const custom = {
    values: text.fields ?? '',
    errorOf: (control: FieldControl) => errors[control],
    onChange: (fields: string, changed: FieldControl) => {
      setText((before) => ({ ...before, fields }));
      correct(changed);
    },
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
        {children({ text, put, field, typed, custom })}
      </FieldGrid>
    </form>
  );
}

type DeleteRecordDialogProps = {
  /** Null keeps the dialog closed. */
  record: { id: string; name: string } | null;
  /** The record's kind in the posted fields: `delete-client`, `clientId`. */
  kind: 'client' | 'product';
  path: string;
  title: string;
  /** Says what the deletion doesn't affect. */
  note: string;
  deleted: (name: string) => string;
  refused: (failure: string) => string;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks for confirmation, then deletes a record. */
export function DeleteRecordDialog(props: DeleteRecordDialogProps) {
  const { record, kind, path, title, note, deleted, refused, onClose, onDeleted } = props;
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const post = usePost<ChangeFailure | { outcome: 'saved' | 'deleted' | 'invalid' }>(
    path,
    'application/json',
  );

  function close() {
    setFailure(null);
    onClose();
  }

  async function remove(id: string, name: string) {
    setWorking(true);
    const answer = await post({ intent: `delete-${kind}`, [`${kind}Id`]: id });
    setWorking(false);
    // A record that is already gone, deleted in another tab or by a post whose answer was lost, counts as success.
    const message = answer.outcome === 'not-found' ? null : describeChangeFailure(answer);
    if (message !== null) return setFailure(message);
    close();
    toast.success(deleted(name));
    onDeleted();
  }

  return (
    <ConfirmDialog
      question={record && fill(recordTexts.deleteQuestion, { name: record.name })}
      title={title}
      confirmLabel={recordTexts.delete}
      isWorking={isWorking}
      onConfirm={() => record && remove(record.id, record.name)}
      onCancel={close}
    >
      {failure !== null ? (
        <FormAlert>{refused(failure)}</FormAlert>
      ) : (
        <p className="text-[0.9375rem] text-ink-soft">{note}</p>
      )}
    </ConfirmDialog>
  );
}
