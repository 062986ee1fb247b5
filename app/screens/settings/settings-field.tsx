import { settingsTexts } from '#app/domain/settings/check-settings.ts';
import { RuledField, type RuledFieldProps } from '../payment-fields/ruled-field.tsx';
import { useSettingsForm } from './settings-form.tsx';
import type { SettingsTextField } from './settings-state.ts';

type SettingsFieldProps = Omit<
  RuledFieldProps,
  'name' | 'value' | 'error' | 'label' | 'lines' | 'onText' | 'onLeave'
> & {
  field: Exclude<SettingsTextField, 'taxRate' | 'startingNumber'>;
  /** The field's own label unless the country has another one. */
  label?: string;
};

/** One text of the settings with its message. */
export function SettingsField({ field, label, ...rest }: SettingsFieldProps) {
  const { draft, dispatch, messages, leave } = useSettingsForm();
  const rule = field === 'postalCode' ? null : settingsTexts[field];
  return (
    <RuledField
      {...rest}
      label={label ?? rule?.label ?? ''}
      lines={rule !== null && 'lines' in rule}
      name={field}
      value={draft[field]}
      error={messages.get(field)}
      onText={(value) => dispatch({ type: 'set-text', field, value })}
      onLeave={() => leave(field)}
    />
  );
}
