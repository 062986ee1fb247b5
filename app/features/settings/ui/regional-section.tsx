import { type ComponentProps, useEffect, useState } from 'react';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import { isSameClock, zoneLabel } from '#app/domain/zone-days.ts';
import type { PostSecurity } from '#app/features/account/public.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { LanguageField } from '#app/frames/language/language-field.tsx';
import { fill } from '#app/i18n/fill.ts';
import { countryTexts, currencyTexts, timeZoneTexts } from '#app/i18n/texts.ts';
import { deviceZone } from '#app/ui/browser/country/moved-zone.client.ts';
import { FieldGrid, SelectField } from '#app/ui/fields/field.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { Facts, SettingsSection } from './settings-section.tsx';
import { useSettingsForm, useTypedSettings } from './settings-state.ts';

type ZoneFieldProps = {
  /** IANA name; null means UTC. */
  timeZone: string | null;
  post: PostSecurity;
};

/** The time zone for invoice, due and overdue dates; saved as soon as it is chosen. */
function ZoneField({ timeZone, post }: ZoneFieldProps) {
  const [chosen, setChosen] = useState(timeZone ?? 'UTC');
  // The browser's time zones aren't known on the server.
  const [here, setHere] = useState<{ device: string; zones: string[] } | null>(null);
  useEffect(() => {
    setHere({ device: deviceZone(), zones: Intl.supportedValuesOf('timeZone') });
  }, []);
  useEffect(() => setChosen(timeZone ?? 'UTC'), [timeZone]);

  const choose = async (zone: string) => {
    setChosen(zone);
    const answer = await post({ intent: 'set-time-zone', 'time-zone': zone });
    if (answer.outcome === 'changed') return toast.success(answer.message);
    setChosen(chosen);
    toast.error(answer.errors.form ?? '');
  };
  const zones = [...new Set([chosen, ...(here?.zones ?? [])])].sort();
  const isElsewhere =
    here !== null && here.device !== '' && !isSameClock(here.device, chosen, Date.now());
  return (
    <SelectField
      label={timeZoneTexts.label}
      hint={
        isElsewhere
          ? fill(timeZoneTexts.hintElsewhere, { zone: zoneLabel(here.device) })
          : timeZoneTexts.hint
      }
      options={zones.map((value) => ({ value, label: zoneLabel(value) }))}
      value={chosen}
      onChange={({ target: { value } }) => void choose(value)}
    />
  );
}

type RegionalSectionProps = {
  /** The id of the form that the fields belong to; the section is outside of it. */
  formId: string;
  /** The account's time zone; null for a guest, whose dates follow the device. */
  zone: ComponentProps<typeof ZoneField> | null;
};

/** The page's country with what follows from it, and the business's own country. */
export function RegionalSection({ formId, zone }: RegionalSectionProps) {
  const { country, dispatch } = useSettingsForm();
  const ownCountry = useTypedSettings((values) => values.country);
  const { currency } = countries[country];
  const texts = settingsTexts.regional;
  return (
    <SettingsSection id="regional" heading={texts.heading} about={texts.about}>
      <Facts
        facts={[
          { label: texts.country, value: countryTexts.names[country] },
          { label: texts.currency, value: `${currencyTexts.names[currency]} (${currency})` },
          { label: texts.dates, value: texts.dateFormats[country] },
        ]}
      />
      <FieldGrid>
        <SelectField
          form={formId}
          name="country"
          label={texts.ownCountry}
          hint={texts.ownCountryHint}
          options={countryCodes.map((code) => ({ value: code, label: countryTexts.names[code] }))}
          value={ownCountry}
          onChange={({ target: { value } }) => dispatch({ type: 'set', name: 'country', value })}
        />
        {zone && <ZoneField {...zone} />}
        <LanguageField isGuest={zone === null} />
      </FieldGrid>
    </SettingsSection>
  );
}
