import type { CountryCode } from '#app/domain/country/country.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import {
  controlOf,
  type FieldControl,
  formatFieldValues,
  parseFieldValues,
} from '#app/domain/custom-fields/document-fields.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { DateField } from './date-field.tsx';
import { NumberField } from './number-field.tsx';

type CustomFieldInputProps = {
  field: CustomField;
  name: string;
  value: string;
  error: string | undefined;
  /** The country whose date order is expected. */
  country: CountryCode;
  className?: string | undefined;
  onText: (value: string) => void;
  onBlur?: () => void;
};

const decimals = 4;

/** The control for a custom field's value, by its kind. */
export function CustomFieldInput(props: CustomFieldInputProps) {
  const { field, name, value, error, country, className, onText, onBlur } = props;
  const control = {
    name,
    label: field.label,
    required: field.isRequired,
    error,
    className,
    onBlur,
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

type RecordFieldsProps = {
  /** Those of clients or products that are in use. */
  fields: readonly CustomField[];
  /** Their values as JSON. */
  values: string;
  errorOf: (control: FieldControl) => string | undefined;
  country: CountryCode;
  onChange: (values: string, changed: FieldControl) => void;
};

/** The custom fields in the form of a client or product. */
export function RecordFields({ fields, values, errorOf, country, onChange }: RecordFieldsProps) {
  const typed = parseFieldValues(values);
  return fields.map((field) => {
    const name = controlOf(field.id);
    return (
      <CustomFieldInput
        key={field.id}
        field={field}
        name={name}
        value={typed[field.id] ?? ''}
        error={errorOf(name)}
        country={country}
        onText={(value) => onChange(formatFieldValues({ ...typed, [field.id]: value }), name)}
      />
    );
  });
}
