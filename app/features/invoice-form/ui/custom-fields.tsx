import type { CustomField, PrintPlace } from '#app/domain/custom-fields/custom-field.ts';
import {
  fieldsOfForm,
  type PrintedField,
  valueIn,
} from '#app/domain/custom-fields/document-fields.ts';
import { CustomFieldInput } from '#app/ui/form/custom-field-input.tsx';
import { useForm, useMessages } from '#app/ui/form/form-context.ts';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';

/** The document's custom fields that are printed at these places. */
export function DocumentFields({ places }: { places: readonly PrintPlace[] }) {
  const { customFields, dispatch } = useInvoiceFormContext();
  const kind = useDraft((draft) => draft.kind);
  const values = useDraft((draft) => draft.fields);
  const messages = useMessages();
  return fieldsOfForm(customFields, 'document', kind)
    .filter(({ printPlace }) => places.includes(printPlace))
    .map((field) => {
      const name = `fields.${field.id}.value`;
      return (
        <DraftFieldInput
          key={field.id}
          field={field}
          name={name}
          values={values}
          error={messages.get(name)}
          onText={(value) => dispatch({ type: 'set-custom', field, value })}
        />
      );
    });
}

type DraftFieldInputProps = {
  field: CustomField;
  name: string;
  /** The values of all fields. */
  values: readonly PrintedField[];
  error: string | undefined;
  className?: string;
  onText: (value: string) => void;
};

/** The control for a custom field of the draft or of a line. */
export function DraftFieldInput({ values, ...props }: DraftFieldInputProps) {
  const { country, leave } = useForm();
  const value = valueIn(values, props.field.id);
  return (
    <CustomFieldInput {...props} value={value} country={country} onBlur={() => leave(props.name)} />
  );
}
