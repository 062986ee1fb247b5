import { taxRateDecimals } from '#app/domain/invoices/check-figures.ts';
import { defaultTaxRateText } from '#app/domain/invoices/draft.ts';
import { namedTaxes, registrationFields, taxNumberKinds } from '#app/domain/taxes/registration.ts';
import { ruleSources } from '#app/domain/taxes/rule-sources.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { LastChecked } from '#app/features/review/public.ts';
import { settingsTexts, taxSettingsTexts } from '#app/features/settings/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { FieldGrid, SelectField } from '#app/ui/fields/field.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { FormField } from '#app/ui/form/form-field.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import { CheckedNumber, RegistrationFields } from './registration-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsForm, useTypedSettings } from './settings-state.ts';

/** Whether the seller is registered for the country's tax, and the tax defaults of new invoices. */
export function TaxSection() {
  const { country, dispatch } = useSettingsForm();
  const messages = useMessages();
  const field = registrationFields[country];
  const registration = useTypedSettings((values) => values[field]);
  const taxNumber = useTypedSettings((values) => values.taxNumber);
  const { registered } = registration;
  // The default rate applies neither to sellers who may not charge tax nor to those with named taxes, which have their
  // own rates.
  const hasRate = registered !== 'no' && namedTaxes(registration).length === 0;
  return (
    <SettingsSection id="tax" heading={settingsTexts.tax.heading}>
      <FieldGrid>
        <SelectField
          name={`${field}.registered`}
          label={taxSettingsTexts.question[country]}
          options={[
            { value: '', label: taxSettingsTexts.unanswered },
            { value: 'yes', label: taxSettingsTexts.yes },
            { value: 'no', label: taxSettingsTexts.no },
          ]}
          value={registered}
          onChange={({ target: { name, value } }) => dispatch({ type: 'set', name, value })}
        />
      </FieldGrid>
      {registered === 'no' && <p role="status">{taxSettingsTexts.noTax[country]}</p>}
      {registered === 'yes' && <RegistrationFields />}
      <div className="w-full text-ink">
        <FieldGrid>
          {(hasRate || messages.has('taxRate')) && <DefaultRate />}
          <CheckedNumber kind={taxNumberKinds[country]} number={taxNumber}>
            <FormField field="taxNumber" />
          </CheckedNumber>
        </FieldGrid>
      </div>
      <Figures />
    </SettingsSection>
  );
}

/** The default tax rate of new items. */
function DefaultRate() {
  const { country, dispatch, leave } = useSettingsForm();
  const value = useTypedSettings((values) => values.taxRate);
  const error = useMessages().get('taxRate');
  const usual = defaultTaxRateText(country);
  return (
    <NumberField
      label={fill(settingsTexts.tax.rate, { tax: documentTexts.taxes[country] })}
      name="taxRate"
      value={value}
      error={error}
      range={{ decimals: taxRateDecimals, max: 100 }}
      placeholder={usual}
      trailing="%"
      hint={fill(settingsTexts.tax.rateHint, { rate: usual })}
      onText={(text) => dispatch({ type: 'set', name: 'taxRate', value: text })}
      onBlur={() => {
        dispatch({ type: 'leave-rate', name: 'taxRate' });
        leave('taxRate');
      }}
    />
  );
}

/** How new invoices are calculated: rounding, and whether prices include tax. */
function Figures() {
  const { country, dispatch } = useSettingsForm();
  const values = useTypedSettings((typed) => typed);
  const law = { au: ruleSources.auRounding, uk: ruleSources.ukRounding, us: null, ca: null }[
    country
  ];
  const set = (name: 'pricesIncludeTax' | 'finePrices') => ({
    name,
    checked: values[name],
    onChange: ({ target: { checked } }: { target: { checked: boolean } }) =>
      dispatch({ type: 'set', name, value: checked }),
  });
  return (
    <div className="flex w-full flex-col gap-3">
      <FieldGrid>
        <SelectField
          name="rounding"
          label={taxSettingsTexts.rounding.label}
          options={[
            { value: 'tax', label: taxSettingsTexts.rounding.tax },
            { value: 'line', label: taxSettingsTexts.rounding.line },
          ]}
          value={values.rounding}
          onChange={({ target: { value } }) => dispatch({ type: 'set', name: 'rounding', value })}
        />
      </FieldGrid>
      <p className="text-sm">
        {taxSettingsTexts.rounding.reason}{' '}
        {law && (
          <RichText
            text={taxSettingsTexts.rounding.law}
            values={{ title: law.title }}
            tags={{
              law: (title) => (
                <>
                  <a
                    href={law.url}
                    target="_blank"
                    rel="noopener noreferrer"
                    lang="en"
                    className="link"
                  >
                    {title}
                  </a>
                  <LastChecked source={law} />
                </>
              ),
            }}
          />
        )}
      </p>
      <CheckboxField
        label={taxSettingsTexts.pricesIncludeTax}
        hint={taxSettingsTexts.pricesIncludeTaxHint}
        {...set('pricesIncludeTax')}
      />
      <CheckboxField
        label={taxSettingsTexts.finePrices}
        hint={taxSettingsTexts.finePricesHint}
        {...set('finePrices')}
      />
    </div>
  );
}
