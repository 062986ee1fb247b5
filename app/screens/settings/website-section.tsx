import { FormField } from '../form/form-field.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What is nice to have on an invoice. */
export function WebsiteSection() {
  return (
    <SettingsSection heading="Optional Settings">
      <FormField
        field="website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://…"
        className="w-full"
      />
    </SettingsSection>
  );
}
