import { useId, useState } from 'react';
import { SelectField } from '#app/components/fields/select-field.tsx';
import { TextAreaField } from '#app/components/fields/text-area-field.tsx';
import { TextField } from '#app/components/fields/text-field.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { FormDialog } from '#app/components/overlays/form-dialog.tsx';
import { checkClient } from '#app/domain/clients/check-client.ts';
import { type ClientText, clientText, type SavedClient } from '#app/domain/clients/client.ts';
import type { ClientAnswer } from '#app/domain/clients/client-answer.ts';
import { type CountryCode, countries, countryCodes } from '#app/domain/country/country.ts';
import { FormAlert } from '../account/form-alert.tsx';
import { useRecordForm } from '../form/use-record-form.ts';

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

function ClientForm({ formId, subject, onSaved, ...saving }: ClientFormProps) {
  const { form, text, put, save, failure, field } = useRecordForm<ClientText, ClientAnswer>({
    ...saving,
    before: textOf(subject),
    check: checkClient,
    isNew: subject.kind === 'add',
    target:
      subject.kind === 'add'
        ? { intent: 'add-client' }
        : { intent: 'edit-client', clientId: subject.client.id },
    onSaved: () => {
      toast.success(
        subject.kind === 'add' ? 'Client added successfully!' : 'Client updated successfully!',
      );
      onSaved();
    },
  });
  const typed = (name: keyof ClientText) => ({
    ...field(name),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => put(name, event.target.value),
  });

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
        onChange={(event) => put('country', event.target.value)}
      />
    </form>
  );
}

function textOf(subject: ClientDialogSubject): ClientText {
  if (subject.kind === 'edit') return clientText(subject.client);
  return { name: '', email: '', phone: '', address: '', country: subject.country };
}

// @covers invoices-2.28
