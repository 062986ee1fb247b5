import { type FormEvent, useId, useRef, useState } from 'react';
import { FormDialog } from '#app/components/form-dialog.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { TextAreaField } from '#app/components/text-area-field.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { toast } from '#app/components/toast.tsx';
import { describeChangeFailure } from '#app/domain/change-failure.ts';
import { changedFields } from '#app/domain/changed-fields.ts';
import { type ClientErrors, checkClient } from '#app/domain/client/check-client.ts';
import { type ClientText, clientText, type SavedClient } from '#app/domain/client/client.ts';
import type { ClientAnswer } from '#app/domain/client/client-answer.ts';
import { type CountryCode, countries, countryCodes } from '#app/domain/country/country.ts';
import { FormAlert } from '../account/form-alert.tsx';
import { usePost } from '../frame/use-post.ts';

/** What the dialog is about: a new client of a country, or a saved one. */
export type ClientDialogSubject =
  | { kind: 'add'; country: CountryCode }
  | { kind: 'edit'; client: SavedClient };

type ClientDialogProps = {
  /** Null keeps it closed. */
  subject: ClientDialogSubject | null;
  /** Where the screen posts to. */
  path: string;
  onClose: () => void;
  onSaved?: (kind: ClientDialogSubject['kind']) => void;
};

/** Adds or edits a client; it stays open, with everything typed, until the server has it. */
export function ClientDialog({ subject, path, onClose, onSaved }: ClientDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const isNew = subject?.kind === 'add';
  return (
    <FormDialog
      open={subject !== null}
      title={isNew ? 'Add Client' : 'Edit Client'}
      saveLabel={isNew ? 'Add Client' : 'Save'}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      {subject && (
        <ClientForm
          formId={formId}
          subject={subject}
          path={path}
          isSaving={isSaving}
          onSaving={setSaving}
          onSaved={() => {
            onClose();
            onSaved?.(subject.kind);
          }}
        />
      )}
    </FormDialog>
  );
}

type ClientFormProps = {
  formId: string;
  subject: ClientDialogSubject;
  path: string;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
};

const countryOptions = countryCodes.map((code) => ({ value: code, label: countries[code].name }));

function ClientForm({ formId, subject, path, isSaving, onSaving, onSaved }: ClientFormProps) {
  const before = useRef(textOf(subject)).current;
  // Sent twice, a form adds one client.
  const key = useRef(crypto.randomUUID()).current;
  const [text, setText] = useState(before);
  const [errors, setErrors] = useState<ClientErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const post = usePost<ClientAnswer>(path, 'application/json');

  function typed(field: Exclude<keyof ClientText, 'country'>) {
    return {
      name: field,
      value: text[field],
      error: errors[field],
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => {
        setText({ ...text, [field]: event.target.value });
        setErrors({ ...errors, [field]: undefined });
      },
    };
  }

  function refuse(found: ClientErrors) {
    setErrors(found);
    const first = (['name', 'email', 'phone', 'address'] as const).find((field) => found[field]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setFailure(null);
    const checked = checkClient(text);
    if (!checked.ok) return refuse(checked.errors);
    onSaving(true);
    const answer = await post(
      subject.kind === 'add'
        ? { intent: 'add-client', key, text }
        : {
            intent: 'edit-client',
            clientId: subject.client.id,
            changes: changedFields(before, text),
          },
    );
    onSaving(false);
    if (answer.outcome === 'invalid') return refuse(answer.errors);
    const message = describeChangeFailure(answer);
    if (message !== null) return setFailure(message);
    toast.success(
      subject.kind === 'add' ? 'Client added successfully!' : 'Client updated successfully!',
    );
    onSaved();
  }

  return (
    <form
      ref={form}
      id={formId}
      noValidate
      onSubmit={save}
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      {failure !== null && (
        <div className="sm:col-span-2">
          <FormAlert>
            <span>The client was not saved: {failure}. Nothing you typed is lost.</span>
          </FormAlert>
        </div>
      )}
      <TextField {...typed('name')} label="Name" required className="sm:col-span-2" />
      <TextField {...typed('email')} label="Email" inputMode="email" autoCapitalize="none" />
      <TextField {...typed('phone')} label="Phone" inputMode="tel" />
      <TextAreaField {...typed('address')} label="Address" className="sm:col-span-2" />
      <SelectField
        label="Country"
        name="country"
        options={countryOptions}
        value={text.country}
        onChange={(event) => {
          const country = countryCodes.find((code) => code === event.target.value);
          if (country) setText({ ...text, country });
        }}
      />
    </form>
  );
}

function textOf(subject: ClientDialogSubject): ClientText {
  if (subject.kind === 'edit') return clientText(subject.client);
  return { name: '', email: '', phone: '', address: '', country: subject.country };
}
