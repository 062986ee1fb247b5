import { settingsTexts } from '#app/domain/settings/check-settings.ts';
import { type FieldLook, RuledField } from '../payment-fields/ruled-field.tsx';
import { useSettingsForm } from './settings-form.tsx';
import type { SettingsTextField } from './settings-state.ts';

type SettingsFieldProps = FieldLook & {
  field: Exclude<SettingsTextField, 'taxRate' | 'startingNumber'>;
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
