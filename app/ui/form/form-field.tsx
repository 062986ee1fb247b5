import type { ComponentPropsWithoutRef } from 'react';
import type { FieldLabel } from '#app/domain/fields/field-issue.ts';
import type {
  SettingsText,
  TextField as TextName,
  TextRule,
} from '#app/domain/fields/field-rules.ts';
import { fieldLabel } from '#app/i18n/format/field-label.ts';
import { TextAreaField, TextField } from '#app/ui/fields/field.tsx';
import { DateField } from './date-field.tsx';
import { useFieldText, useForm, useMessages } from './form-context.ts';

type FieldAppearance = Omit<
  ComponentPropsWithoutRef<typeof TextField>,
  'onChange' | 'onBlur' | 'value' | 'name' | 'label' | 'error'
>;

type FormFieldProps = FieldAppearance & {
  field: TextName | SettingsText | 'stripePaymentLink' | 'paypalPaymentLink';
  /** For a field without a rule, or to replace the rule's label. */
  label?: string | undefined;
};

const telephone = { type: 'tel', autoComplete: 'tel' } as const;
const website = {
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** Autocomplete and keyboard attributes by the kind of text. */
const helpOfKinds: { [Kind in NonNullable<TextRule['kind']>]?: FieldAppearance } = {
  email: { inputMode: 'email' },
  lines: { className: 'sm:col-span-2' },
};

/** The same by field name; browsers autofill no other fields. */
const helpOfFields: { [Field in FormFieldProps['field']]?: FieldAppearance } = {
  businessName: { autoComplete: 'organization' },
  businessEmail: { autoComplete: 'email' },
  email: { autoComplete: 'email' },
  businessPhone: telephone,
  phone: telephone,
  businessWebsite: website,
  website,
  businessAddress: { autoComplete: 'street-address' },
  address: { autoComplete: 'street-address' },
  postalCode: { autoComplete: 'postal-code', autoCapitalize: 'characters' },
};

/** Text fields that need only their rules, in this order. */
export function FormFields({ fields }: { fields: readonly FormFieldProps['field'][] }) {
  return fields.map((field) => <FormField key={field} field={field} />);
}

/** A text field of the form with its label and message; a text area if its text has several lines. */
export function FormField({ field, label = '', ...given }: FormFieldProps) {
  const form = useForm();
  const rule = form.rules[field];
  const value = useFieldText(field);
  const message = useMessages().get(field);
  const look: FieldAppearance = {
    required: rule?.required !== undefined,
    autoComplete: 'off',
    ...(rule?.kind && helpOfKinds[rule.kind]),
    ...helpOfFields[field],
    ...given,
  };
  const control = {
    name: field,
    label: label || (rule ? fieldLabel(rule.label ?? (field as FieldLabel), form.country) : ''),
    value,
    error: message,
    onChange: (event: { target: { value: string } }) =>
      form.dispatch({ type: 'set', name: field, value: event.target.value }),
    onBlur: () => form.leave(field),
  };
  if (rule?.kind === 'date') return <DateField {...look} {...control} country={form.country} />;
  if (rule?.kind !== 'lines') return <TextField {...look} {...control} />;
  const { required, hint, className, autoComplete, placeholder, lang } = look;
  return (
    <TextAreaField
      {...control}
      required={required}
      hint={hint}
      className={className}
      autoComplete={autoComplete}
      placeholder={placeholder}
      lang={lang}
    />
  );
}
