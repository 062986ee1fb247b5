import type { ReactNode } from 'react';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { draftCurrency } from '#app/domain/invoices/draft.ts';
import { exchangeDecimals } from '#app/domain/invoices/tax-at-home.ts';
import { ruleSources } from '#app/domain/taxes/rule-sources.ts';
import type { Source } from '#app/domain/taxes/source.ts';
import { taxOptionsTexts } from '#app/features/invoice-form/texts.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { LastChecked } from '#app/features/review/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { fieldLabel } from '#app/i18n/format/field-label.ts';
import { FieldGrid } from '#app/ui/fields/field.tsx';
import { FormFields } from '#app/ui/form/form-field.tsx';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import { FoldedFields } from './form-section.tsx';
import { useInvoiceFormContext } from './invoice-form-context.ts';
import { NumberField } from './number-field.tsx';
import { SourceLink } from './source-link.tsx';

const laws: { [Country in CountryCode]?: Source } = {
  uk: ruleSources.ukVatInvoice,
  au: ruleSources.auForeignCurrency,
};

const fields = ['homeRate', 'homeRateDate', 'homeRateSource'] as const;

/** At which rate the tax of a foreign invoice is said in the seller's own currency, of which day, and by whom. */
export function HomeRateFields() {
  const { draft, country, dispatch, messages, leave } = useInvoiceFormContext();
  const { title, why, rateHint } = taxOptionsTexts.home;
  const home = { tax: documentTexts.taxes[country], currency: countries[country].currency };
  const source = laws[country];
  const law = (name: ReactNode) =>
    source && (
      <>
        <SourceLink url={source.url}>{name}</SourceLink>
        <LastChecked source={source} />
      </>
    );
  return (
    <FoldedFields
      title={fill(title, home)}
      filled={fields.some((field) => draft[field] !== '' || messages.has(field))}
    >
      <p className="mb-4 text-ink-soft text-sm">
        <RichText text={why[country]} tags={{ law }} />
      </p>
      <FieldGrid>
        <NumberField
          label={fieldLabel('homeRate')}
          name="homeRate"
          className="sm:col-span-2 sm:max-w-60"
          value={draft.homeRate}
          range={{ decimals: exchangeDecimals }}
          hint={fill(rateHint, { from: draftCurrency(draft, country), currency: home.currency })}
          error={messages.get('homeRate')}
          onText={(value) => dispatch({ type: 'set', name: 'homeRate', value })}
          onBlur={() => leave('homeRate')}
        />
        <FormFields fields={['homeRateDate', 'homeRateSource']} />
      </FieldGrid>
    </FoldedFields>
  );
}
