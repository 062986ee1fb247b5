import type { CustomField, PrintPlace } from '#app/domain/custom-fields/custom-field.ts';
import {
  fieldsOfForm,
  type PrintedField,
  valueIn,
} from '#app/domain/custom-fields/document-fields.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { DateField } from '#app/ui/form/date-field.tsx';
import { useForm, useMessages } from '#app/ui/form/form-context.ts';
import { NumberField } from '#app/ui/form/number-field.tsx';
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
        <CustomFieldInput
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

type CustomFieldInputProps = {
  field: CustomField;
  name: string;
  /** The values of all fields. */
  values: readonly PrintedField[];
  error: string | undefined;
  className?: string;
  onText: (value: string) => void;
};

const decimals = 4;

/** The control for a custom field's value, by its kind. */
export function CustomFieldInput(props: CustomFieldInputProps) {
  const { field, name, values, error, className, onText } = props;
  const { country, leave } = useForm();
  const value = valueIn(values, field.id);
  const control = {
    name,
    label: field.label,
    required: field.isRequired,
    error,
    className,
    onBlur: () => leave(name),
  };
  const onChange = (event: { target: { value: string } }) => onText(event.target.value);
  switch (field.kind) {
    case 'text':
      return <TextField {...control} value={value} autoComplete="off" onChange={onChange} />;
    case 'number':
      return <NumberField {...control} value={value} range={{ decimals }} onText={onText} />;
    case 'day':
      return <DateField {...control} value={value} country={country} onChange={onChange} />;
    case 'yes-no':
      return (
        <CheckboxField
          {...control}
          checked={value === 'yes'}
          onChange={({ target: { checked } }) => onText(checked ? 'yes' : '')}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...control}
          value={value}
          options={['', ...field.choices].map((choice) => ({ value: choice, label: choice }))}
          onChange={onChange}
        />
      );
    default:
      return field.kind satisfies never;
  }
}
