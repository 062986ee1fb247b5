import { useEffect, useMemo } from 'react';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import { draftClientRegion } from '#app/domain/invoices/draft.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { countryName } from '#app/i18n/format/country-name.ts';
import { SelectField } from '#app/ui/fields/field.tsx';
import { useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { useInvoiceFormContext } from './invoice-form-context.ts';

/** The names of 249 countries follow once the form is shown. */
const fetchCountries = () => import('#app/ui/form/country-options.ts');

/** The client's country: of a new client the seller's until another is picked. */
export function RegionField() {
  const { draft, country, dispatch } = useInvoiceFormContext();
  const region = draftClientRegion(draft, country);
  const { part, fetchNow } = useLazyImport(fetchCountries);
  useEffect(() => fetchNow(true), [fetchNow]);
  const options = useMemo(() => part?.countryOptions() ?? fewCountries(region), [part, region]);
  return (
    <SelectField
      label={clientTexts.fields.country}
      name="clientRegion"
      value={region}
      options={region === '' ? [{ value: '', label: clientTexts.noCountry }, ...options] : options}
      onChange={({ target: { value } }) => dispatch({ type: 'set', name: 'clientRegion', value })}
    />
  );
}

/** The four countries, and the client's by its code where it is another. */
function fewCountries(region: string) {
  const four = countryCodes.map((code) => ({
    value: countries[code].region as string,
    label: countryName(code),
  }));
  return region === '' || four.some(({ value }) => value === region)
    ? four
    : [...four, { value: region, label: region }];
}
