import type { ComponentProps } from 'react';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { LanguageField } from '#app/frames/language/language-field.tsx';
import { countryTexts, currencyTexts } from '#app/i18n/texts.ts';

import { SelectField } from '#app/ui/fields/field.tsx';
import { Facts, SettingsSection } from './settings-section.tsx';
import { useSettingsForm } from './settings-state.ts';
import { ZoneField } from './zone-field.tsx';

type RegionalSectionProps = {
  /** The id of the form that the choice belongs to: the section stands outside of it. */
  formId: string;
  /** Of the account; null for a guest, whose days are those of the device. */
  zone: ComponentProps<typeof ZoneField> | null;
};

/** The country of the page with what follows from it, and the business's own. */
export function RegionalSection({ formId, zone }: RegionalSectionProps) {
  const { draft, country, dispatch } = useSettingsForm();
  const { currency } = countries[country];
  const texts = settingsTexts.regional;
  return (
    <SettingsSection heading={texts.heading} about={zone ? texts.aboutAccount : texts.aboutGuest}>
      <Facts
        facts={[
          { label: texts.country, value: countryTexts.names[country] },
          { label: texts.currency, value: `${currencyTexts.names[currency]} (${currency})` },
          { label: texts.dates, value: texts.dateFormats[country] },
        ]}
      />
      <SelectField
        form={formId}
        name="country"
        label={texts.ownCountry}
        hint={texts.ownCountryHint}
        className="w-full sm:max-w-64"
        options={countryCodes.map((code) => ({ value: code, label: countryTexts.names[code] }))}
        value={draft.country}
        onChange={({ target: { value } }) => dispatch({ type: 'set', name: 'country', value })}
      />
      {zone && <ZoneField {...zone} />}
      <LanguageField isGuest={zone === null} />
    </SettingsSection>
  );
}
