import { SelectField } from '#app/components/fields/select-field.tsx';
import { TextAreaField } from '#app/components/fields/text-area-field.tsx';
import { TextField } from '#app/components/fields/text-field.tsx';
import { checkClient } from '#app/domain/clients/check-client.ts';
import {
  type ClientText,
  clientText,
  deletedMessage,
  type SavedClient,
} from '#app/domain/clients/client.ts';
import type { ClientAnswer } from '#app/domain/clients/client-answer.ts';
import { type CountryCode, countries, countryCodes } from '#app/domain/country/country.ts';
import { DeleteRecordDialog } from '../form/delete-record-dialog.tsx';
import { RecordDialog } from '../form/record-dialog.tsx';

/** What the dialog is about: a saved client, or a new one of a country. */
export type ClientDialogSubject = SavedClient | { country: CountryCode };

type ClientDialogProps = {
  /** Null keeps it closed. */
  subject: ClientDialogSubject | null;
  /** Where the screen posts to. */
  path: string;
  onClose: () => void;
  onSaved?: (isNew: boolean) => void;
};

const countryOptions = countryCodes.map((code) => ({ value: code, label: countries[code].name }));
const words = {
  add: 'Add Client',
  edit: 'Edit Client',
  added: 'Client added successfully!',
  updated: 'Client updated successfully!',
  refused: (failure: string) => `The client was not saved: ${failure}. Nothing you typed is lost.`,
};

/** Adds or edits a client. */
export function ClientDialog({ subject, path, onClose, onSaved }: ClientDialogProps) {
  return (
    <RecordDialog<ClientText, ClientAnswer>
      kind="client"
      record={subject && recordOf(subject)}
      path={path}
      check={checkClient}
      words={words}
      onClose={onClose}
      onSaved={(isNew) => onSaved?.(isNew)}
    >
      {({ text, put, typed }) => (
        <>
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
        </>
      )}
    </RecordDialog>
  );
}

function recordOf(subject: ClientDialogSubject): { id: string | null; text: ClientText } {
  if ('id' in subject) return { id: subject.id, text: clientText(subject) };
  const { country } = subject;
  return { id: null, text: { name: '', email: '', phone: '', address: '', country } };
}

type DeleteClientDialogProps = {
  /** Null keeps it closed. */
  client: SavedClient | null;
  /** Where the screen posts to. */
  path: string;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before a client is deleted, and does it. */
export function DeleteClientDialog({ client, ...dialog }: DeleteClientDialogProps) {
  return (
    <DeleteRecordDialog
      {...dialog}
      record={client}
      kind="client"
      title="Delete Client"
      note="Invoices that were made out to this client stay as they are."
      deleted={deletedMessage}
      refused={(failure) => `The client was not deleted: ${failure}.`}
    />
  );
}

// @covers invoices-2.28
