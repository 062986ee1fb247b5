import { type FormEvent, useId, useRef, useState } from 'react';
import {
  type CustomField,
  fieldOwners,
  maxLabelLength,
  maxSearchedFields,
  maxTextLength,
  printPlaces,
  valueKinds,
} from '#app/domain/custom-fields/custom-field.ts';
import { documentKinds } from '#app/domain/documents/kind.ts';
import { languages } from '#app/domain/language/languages.ts';
import { fieldSettingsTexts } from '#app/features/custom-fields/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';

type FieldDialogProps = {
  field: CustomField;
  isNew: boolean;
  /** Saves a field; returns the message if it was refused. */
  onSave: (field: unknown) => Promise<string | null>;
  onClose: () => void;
};

/** Edits the definition of a field. */
export function FieldDialog({ field, isNew, onSave, onClose }: FieldDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isSaving, setSaving] = useState(false);
  const [owner, setOwner] = useState(field.owner);
  const [kind, setKind] = useState(field.kind);
  const { errors, refuse, clear } = useRefusals<'form'>(form, null, { otherwise: 'label' });
  const texts = fieldSettingsTexts.form;
  const isPrinted = owner === 'document' || owner === 'line';

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving || !form.current) return;
    clear();
    const typed = new FormData(form.current);
    const text = (name: string) => String(typed.get(name) ?? '');
    setSaving(true);
    const message = await onSave({
      ...field,
      owner,
      kind,
      label: text('label'),
      choices: text('choices').split('\n'),
      defaultValue: text('defaultValue'),
      isRequired: typed.has('isRequired'),
      documentKinds: documentKinds.filter((one) => typed.has(one)),
      printPlace: text('printPlace'),
      isSearched: typed.has('isSearched'),
      otherLabels: Object.fromEntries(languages.map(({ code }) => [code, text(code)])),
    });
    setSaving(false);
    if (message === null) onClose();
    else refuse({ form: message });
  }

  return (
    <FormDialog
      open
      title={isNew ? texts.add : texts.edit}
      saveLabel={texts.save}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      <form ref={form} id={formId} noValidate onSubmit={save} className="flex flex-col gap-4">
        {errors.form && <FormAlert>{errors.form}</FormAlert>}
        <TextField
          label={texts.label}
          name="label"
          required
          autoComplete="off"
          maxLength={maxLabelLength}
          defaultValue={field.label}
        />
        {isNew && (
          <SelectField
            label={texts.owner}
            name="owner"
            value={owner}
            options={fieldOwners.map((value) => ({
              value,
              label: fieldSettingsTexts.owners[value],
            }))}
            onChange={({ target }) => setOwner(target.value as CustomField['owner'])}
          />
        )}
        <SelectField
          label={texts.kind}
          name="kind"
          value={kind}
          options={valueKinds.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={({ target }) => setKind(target.value as CustomField['kind'])}
        />
        {kind === 'choice' && (
          <TextAreaField
            label={texts.choices}
            hint={texts.choicesHint}
            name="choices"
            required
            autoComplete="off"
            defaultValue={field.choices.join('\n')}
          />
        )}
        <DefaultField kind={kind} value={kind === field.kind ? field.defaultValue : ''} />
        {isPrinted && (
          <SelectField
            key={owner}
            label={texts.printPlace}
            name="printPlace"
            defaultValue={field.printPlace}
            options={printPlaces[owner].map((value) => ({ value, label: texts.places[value] }))}
          />
        )}
        <CheckboxField
          label={texts.isRequired}
          name="isRequired"
          defaultChecked={field.isRequired}
        />
        {owner === 'document' && kind === 'text' && (
          <CheckboxField
            label={texts.isSearched}
            hint={fill(texts.isSearchedHint, { max: maxSearchedFields })}
            name="isSearched"
            defaultChecked={field.isSearched}
          />
        )}
        {isPrinted && <DocumentKindsField field={field} />}
        {isPrinted && <OtherLabels field={field} />}
      </form>
    </FormDialog>
  );
}

function DefaultField({ kind, value }: { kind: CustomField['kind']; value: string }) {
  const label = fieldSettingsTexts.form.defaultValue;
  if (kind === 'yes-no') {
    return (
      <CheckboxField
        key={kind}
        label={label}
        name="defaultValue"
        value="yes"
        defaultChecked={value === 'yes'}
      />
    );
  }
  return (
    <TextField
      key={kind}
      label={label}
      name="defaultValue"
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={maxTextLength}
      defaultValue={value}
    />
  );
}

/** The kinds of documents that have the field. */
function DocumentKindsField({ field }: { field: CustomField }) {
  const texts = fieldSettingsTexts.form;
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{texts.documentKinds}</legend>
      {documentKinds.map((one) => (
        <CheckboxField
          key={one}
          label={texts.kindsOfDocuments[one]}
          name={one}
          defaultChecked={field.documentKinds.includes(one)}
        />
      ))}
    </fieldset>
  );
}

/** The labels on documents in other languages. */
function OtherLabels({ field }: { field: CustomField }) {
  const texts = fieldSettingsTexts.form;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-accent-ink text-sm">
        {texts.otherLabels}
      </summary>
      <div className="mt-2 flex flex-col gap-4">
        {languages.map(({ code, ownName }) => (
          <TextField
            key={code}
            label={fill(texts.labelIn, { language: ownName })}
            name={code}
            lang={code}
            autoComplete="off"
            maxLength={maxLabelLength}
            className={code === currentLanguage() ? 'hidden' : undefined}
            defaultValue={field.otherLabels[code]}
          />
        ))}
      </div>
    </details>
  );
}
