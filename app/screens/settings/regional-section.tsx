import type { ComponentProps } from 'react';
import { SelectField } from '#app/components/fields/select-field.tsx';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import { currencyTexts } from '#app/texts/currencies.ts';
import { LanguageField } from '../language/language-field.tsx';
import { Facts, SettingsSection } from './settings-section.tsx';
import { useSettingsForm } from './settings-state.ts';
import { ZoneField } from './zone-field.tsx';

const options = countryCodes.map((code) => ({ value: code, label: countries[code].name }));

type RegionalSectionProps = {
  /** The id of the form that the choice belongs to: the section stands outside of it. */
  formId: string;
  /** Of the account; null for a guest, whose days are those of the device. */
  zone: ComponentProps<typeof ZoneField> | null;
  /** Called before the page is loaded anew in another language. */
  onLeave: () => void;
};

/** The country of the page with what follows from it, and the business's own. */
export function RegionalSection({ formId, zone, onLeave }: RegionalSectionProps) {
  const { draft, country, dispatch } = useSettingsForm();
  const { name, currency, dateFormat } = countries[country];
  const where = zone ? 'with your account' : 'in this browser';
  return (
    <SettingsSection
      heading="Regional Settings"
      about={`The flag at the top changes the country of the pages, with their currency, taxes and payment methods. Your choice is kept ${where}.`}
    >
      <Facts
        facts={[
          { label: 'Country', value: name },
          { label: 'Currency', value: `${currencyTexts.names[currency]} (${currency})` },
          { label: 'Dates', value: dateFormat },
        ]}
      />
      <SelectField
        form={formId}
        name="country"
        label="Country of your business"
        hint="New clients start with it."
        className="w-full sm:max-w-64"
        options={options}
        value={draft.country}
        onChange={({ target: { value } }) => dispatch({ type: 'set', name: 'country', value })}
      />
      {zone && <ZoneField {...zone} />}
      <LanguageField isGuest={zone === null} onLeave={onLeave} />
    </SettingsSection>
  );
}

// @covers invoices-2.34
