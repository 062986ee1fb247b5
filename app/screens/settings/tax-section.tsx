import { countries } from '#app/domain/country/country.ts';
import { defaultTaxRateText } from '#app/domain/invoices/draft.ts';
import { FormField } from '../form/form-field.tsx';
import { FieldGrid } from '../invoice-form/form-section.tsx';
import { NumberField } from '../invoice-form/number-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsForm } from './settings-state.ts';

/** The rate that new items start with, and the tax number as the country calls it. */
export function TaxSection() {
  const { draft, country, dispatch, messages, leave } = useSettingsForm();
  const { taxLabel } = countries[country];
  const usual = defaultTaxRateText(country);
  return (
    <SettingsSection
      heading="Tax Settings"
      about="New items start with this rate. You can change it on every item."
    >
      <FieldGrid>
        <NumberField
          label={`Default ${taxLabel} rate`}
          name="taxRate"
          value={draft.taxRate}
          error={messages.get('taxRate')}
          range={{ decimals: 3, max: 100 }}
          placeholder={usual}
          trailing="%"
          hint={`Empty: the usual rate of the country, ${usual}%.`}
          onText={(value) => dispatch({ type: 'set', name: 'taxRate', value })}
          onBlur={() => {
            dispatch({ type: 'leave-tax-rate' });
            leave('taxRate');
          }}
        />
        <FormField field="taxNumber" autoComplete="off" />
      </FieldGrid>
    </SettingsSection>
  );
}

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
