import {
  type ClientAnswer,
  type ClientText,
  checkClient,
  clientRules,
  clientText,
  extraClientFields,
  type SavedClient,
} from '#app/domain/clients/client.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { countryByRegion } from '#app/domain/country/detect-country.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { defaultValues, formatFieldValues } from '#app/domain/custom-fields/document-fields.ts';
import { blankTexts } from '#app/domain/fields/parse-fields.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { describeClientIssues } from '#app/features/clients/words/describe-client.ts';
import { LookField } from '#app/features/looks/public.ts';
import { documentLanguageOptions } from '#app/frames/language/document-language-options.ts';
import { fill } from '#app/i18n/fill.ts';
import { fieldTexts } from '#app/i18n/texts.ts';
import { FieldGrid, SelectField, TextAreaField, TextField } from '#app/ui/fields/field.tsx';
import { countryOptions } from '#app/ui/form/country-options.ts';
import { RecordFields } from '#app/ui/form/custom-field-input.tsx';
import { FoldedFields } from '#app/ui/form/form-section.tsx';
import { PaymentTermsField } from '#app/ui/form/payment-terms-field.tsx';
import { DeleteRecordDialog, RecordDialog } from '#app/ui/form/record-dialog.tsx';

/** The client to edit: a saved one, or a new one in a country. */
export type ClientDialogSubject = SavedClient | { country: CountryCode };

type ClientDialogProps = {
  /** Null closes the dialog. */
  subject: ClientDialogSubject | null;
  /** The seller's for clients that are in use. */
  customFields: readonly CustomField[];
  /** Where the screen posts to. */
  path: string;
  onClose: () => void;
  onSaved?: (isNew: boolean) => void;
};

/** What most clients don't need. */
const foldedFields = [
  'ccEmails',
  'language',
  'lookId',
  'paymentTerms',
  ...extraClientFields,
] as const;

/** Adds or edits a client. */
export function ClientDialog(props: ClientDialogProps) {
  const { subject, customFields, path, onClose, onSaved } = props;
  return (
    <RecordDialog<ClientText, ClientAnswer>
      kind="client"
      record={subject && recordOf(subject, customFields)}
      path={path}
      check={(text) => checkTyped(text, customFields)}
      words={{
        add: clientTexts.add,
        edit: clientTexts.form.edit,
        added: clientTexts.form.added,
        updated: clientTexts.form.updated,
        refused: (failure) => fill(clientTexts.form.refused, { failure }),
      }}
      onClose={onClose}
      onSaved={(isNew) => onSaved?.(isNew)}
    >
      {({ text, put, field, typed, custom }) => (
        <>
          <TextField
            {...typed('name')}
            label={clientTexts.fields.name}
            required
            className="sm:col-span-2"
          />
          <TextField
            {...typed('email')}
            label={clientTexts.fields.email}
            inputMode="email"
            autoCapitalize="none"
          />
          <TextField {...typed('phone')} label={clientTexts.fields.phone} inputMode="tel" />
          <TextAreaField
            {...typed('address')}
            label={clientTexts.fields.address}
            className="sm:col-span-2"
          />
          <SelectField
            label={clientTexts.fields.country}
            name="country"
            options={[{ value: '', label: clientTexts.noCountry }, ...countryOptions()]}
            value={text.region}
            onChange={({ target: { value } }) => {
              put('region', value);
              put('country', countryByRegion(value) ?? subject?.country ?? text.country);
            }}
          />
          <RecordFields {...custom} fields={customFields} country={text.country} />
          <FoldedFields
            title={clientTexts.form.more}
            filled={foldedFields.some((name) => text[name] !== '' || field(name).error)}
          >
            <FieldGrid>
              <TextField
                {...typed('ccEmails')}
                label={clientTexts.fields.ccEmails}
                inputMode="email"
                autoCapitalize="none"
              />
              <SelectField
                label={clientTexts.fields.language}
                name="language"
                options={[
                  { value: '', label: clientTexts.form.sellersLanguage },
                  ...documentLanguageOptions(),
                ]}
                value={text.language}
                onChange={(event) => put('language', event.target.value)}
              />
              <LookField value={text.lookId} onChoose={(id) => put('lookId', id)} />
              <div className="sm:col-span-2">
                <PaymentTermsField
                  value={text.paymentTerms}
                  unchosen={fieldTexts.terms.sameAsSettings}
                  error={field('paymentTerms').error}
                  onChange={(code) => put('paymentTerms', code)}
                />
              </div>
              {extraClientFields.map((name) => (
                <TextField key={name} {...typed(name)} label={clientTexts.fields[name]} />
              ))}
            </FieldGrid>
          </FoldedFields>
        </>
      )}
    </RecordDialog>
  );
}

function checkTyped(text: ClientText, customFields: readonly CustomField[]) {
  const checked = checkClient(text, customFields);
  return checked.ok
    ? checked
    : { ok: false as const, errors: describeClientIssues(checked.issues) };
}

function recordOf(
  subject: ClientDialogSubject,
  customFields: readonly CustomField[],
): { id: string | null; text: ClientText } {
  if ('id' in subject) {
    const { id, ...columns } = subject;
    return { id, text: clientText(columns) };
  }
  const { country } = subject;
  const { region } = countries[country];
  const fields = formatFieldValues(defaultValues(customFields));
  return {
    id: null,
    text: { ...blankTexts(clientRules), country, language: '', region, lookId: '', fields },
  };
}

type DeleteClientDialogProps = {
  /** Null closes the dialog. */
  client: SavedClient | null;
  /** Where the screen posts to. */
  path: string;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks for confirmation, then deletes a client. */
export function DeleteClientDialog({ client, ...dialog }: DeleteClientDialogProps) {
  return (
    <DeleteRecordDialog
      {...dialog}
      record={client}
      kind="client"
      title={clientTexts.deletion.title}
      note={clientTexts.deletion.note}
      deleted={(name) => fill(clientTexts.deletion.deleted, { name })}
      refused={(failure) => fill(clientTexts.deletion.refused, { failure })}
    />
  );
}
