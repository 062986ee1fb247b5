import { useMemo, useRef } from 'react';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import { draftClientRegion, draftCurrency, draftLanguage } from '#app/domain/invoices/draft.ts';
import { maxChoices } from '#app/domain/limits.ts';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import { currencies, currencyCodes, isCurrencyCode } from '#app/domain/money/money.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { invoiceFormTexts, taxOptionsTexts } from '#app/features/invoice-form/texts.ts';
import { documentLanguageOptions } from '#app/frames/language/document-language-options.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { countryName } from '#app/i18n/format/country-name.ts';
import { currencyTexts, fieldTexts } from '#app/i18n/texts.ts';
import { FieldGrid, SelectField } from '#app/ui/fields/field.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { FormField, FormFields } from '#app/ui/form/form-field.tsx';
import { FoldedFields, FormSection } from '#app/ui/form/form-section.tsx';
import { PaymentTermsField } from '#app/ui/form/payment-terms-field.tsx';
import { useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';
import { DocumentFields } from './custom-fields.tsx';
import { type PickedClient, type TypedClient, typedClient } from './form-state.ts';
import { formWords } from './form-words.ts';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';
import { canHaveTax } from './may-have-tax.ts';
import { pickClient } from './picked-records.ts';
import { TaxNumberField } from './tax-number-field.tsx';

/** Loads the names of all 249 countries once the form is shown. */
const fetchCountries = () => import('#app/ui/form/country-options.ts');

/** The client's country; for a new client the seller's by default. */
function RegionField() {
  const { country, dispatch } = useInvoiceFormContext();
  const region = useDraft((draft) => draftClientRegion(draft, country));
  const { part } = useLazyImport(fetchCountries, undefined, 'quietly');
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

/** Returns options for our four countries, and for the client's own by its code if it is another. */
function fewCountries(region: string) {
  const four = countryCodes.map((code) => ({
    value: countries[code].region as string,
    label: countryName(code),
  }));
  return region === '' || four.some(({ value }) => value === region)
    ? four
    : [...four, { value: region, label: region }];
}

const currencyOptions = () =>
  currencyCodes.map((code) => ({
    value: code,
    label: `${code} ${currencies[code].symbol} – ${currencyTexts.names[code]}`,
  }));

type DetailsSectionProps = {
  /** The two numbers that may come next if the last number jumped far ahead; null otherwise. */
  numbers: readonly [far: string, near: string] | null;
  /** Number and currency can't change because the invoice is issued. */
  isFixed: boolean;
};

const besideDates = ['dates', 'nowhere'] as const;
const belowClient = ['client'] as const;

/** The fields for number, dates, currency and language. */
export function DetailsSection({ numbers, isFixed }: DetailsSectionProps) {
  const { country, dispatch } = useInvoiceFormContext();
  const messages = useMessages();
  const kind = useDraft((draft) => draft.kind);
  const paymentTerms = useDraft((draft) => draft.paymentTerms);
  const currency = useDraft((draft) => draftCurrency(draft, country));
  const language = useDraft((draft) => draftLanguage(draft, country, currentLanguage()));
  const hasTax = useDraft((draft) => canHaveTax(draft, country));
  const hasSupplyDate = useDraft((draft) => draft.supplyDate !== '');
  const words = formWords(kind);

  const pickCurrency = (picked: string) => {
    if (!isCurrencyCode(picked) || picked === currency) return;
    dispatch({ type: 'pick-currency', currency: picked });
    toast.info(fill(invoiceFormTexts.details.currencyChanged, { currency: picked }), {
      id: 'currency',
      duration: toastMs.currency,
    });
  };

  return (
    <FormSection title={words.details}>
      <FieldGrid>
        <FormField
          field="invoiceNumber"
          label={words.labels.invoiceNumber}
          readOnly={isFixed}
          hint={numbers && <NumberQuestion numbers={numbers} />}
        />
        <FormField field="invoiceDate" label={words.labels.invoiceDate} />
        <FormField field="dueDate" label={words.labels.dueDate} />
        {kind === 'invoice' && (
          <PaymentTermsField
            value={paymentTerms}
            unchosen={fieldTexts.terms.builtIn}
            hasOwnDate
            error={messages.get('paymentTerms')}
            onChange={(value) => dispatch({ type: 'set', name: 'paymentTerms', value })}
          />
        )}
        <DocumentFields places={besideDates} />
        <SelectField
          label={invoiceFormTexts.details.currency}
          name="currency"
          disabled={isFixed}
          value={currency}
          options={currencyOptions()}
          onChange={(event) => pickCurrency(event.target.value)}
        />
        <SelectField
          label={words.language}
          name="language"
          value={language}
          options={documentLanguageOptions()}
          onChange={(event) =>
            dispatch({ type: 'set', name: 'language', value: event.target.value })
          }
        />
        {hasTax && (
          <FoldedFields
            title={taxOptionsTexts.supplyDate.add}
            filled={hasSupplyDate || messages.has('supplyDate')}
          >
            <FieldGrid>
              <FormField
                field="supplyDate"
                hint={
                  country === 'uk'
                    ? taxOptionsTexts.supplyDate.taxPoint
                    : taxOptionsTexts.supplyDate.hint
                }
              />
            </FieldGrid>
          </FoldedFields>
        )}
      </FieldGrid>
    </FormSection>
  );
}

function NumberQuestion({ numbers: [far, near] }: { numbers: readonly [string, string] }) {
  const { dispatch } = useInvoiceFormContext();
  const choice = (number: string) => (
    <button
      type="button"
      className="thumb font-medium text-accent-ink underline underline-offset-4"
      onClick={() => dispatch({ type: 'set', name: 'invoiceNumber', value: number })}
    >
      {number}
    </button>
  );
  return (
    <RichText
      text={invoiceFormTexts.details.whichNumber}
      values={{ far, near }}
      tags={{ far: () => choice(far), near: () => choice(near) }}
    />
  );
}

const newClient = '';
const moreOfClient = [
  'clientTaxNumber',
  'clientContact',
  'clientReference',
  'shippingAddress',
  'shippingPostalCode',
] as const;

/** The client, saved or new, with the details that this invoice shows. */
export function ClientSection(props: {
  clients: readonly PickedClient[] | null;
  /** A new client will be saved for later invoices. */
  isKept: boolean;
  defaults: FormDefaults;
  /** The seller's saved looks, some of them for one client; empty if the look can't change. */
  looks: readonly OwnLook[];
}) {
  const { clients, isKept, defaults } = props;
  const { document, dispatch } = useInvoiceFormContext();
  const messages = useMessages();
  const selectedId = useDraft((draft) => draft.selectedClientId);
  const isMoreTyped = useDraft((draft) => moreOfClient.some((field) => draft[field] !== ''));
  const selected = clients?.find((client) => client.id === selectedId);
  // The arrow keys select each client in turn; back at New Client, the typed values must be there again.
  const typed = useRef<Partial<TypedClient>>({ language: defaults.language });

  return (
    <FormSection
      title={invoiceFormTexts.client.title}
      about={isKept && !selected && invoiceFormTexts.keptForNextTime}
    >
      <FieldGrid>
        {clients && (
          <SelectField
            label={
              clients.length < maxChoices
                ? invoiceFormTexts.client.choose
                : invoiceFormTexts.client.chooseNewest
            }
            name="selectedClientId"
            className="sm:col-span-2"
            value={selected?.id ?? newClient}
            options={[
              { value: newClient, label: invoiceFormTexts.client.newOne },
              ...clients.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => {
              const client = clients.find(({ id }) => id === event.target.value) ?? null;
              if (!selected) typed.current = typedClient(document.getSnapshot().values);
              dispatch(pickClient(selected ?? null, client, props, typed.current));
            }}
          />
        )}
        <FormFields fields={['clientName', 'clientEmail', 'clientAddress']} />
        <RegionField />
        <FoldedFields
          title={invoiceFormTexts.client.more}
          filled={isMoreTyped || moreOfClient.some((field) => messages.has(field))}
        >
          <FieldGrid>
            <FormFields fields={moreOfClient} />
          </FieldGrid>
        </FoldedFields>
        <DocumentFields places={belowClient} />
      </FieldGrid>
    </FormSection>
  );
}

const sellerFields = [
  'businessName',
  'businessEmail',
  'businessPhone',
  'businessWebsite',
  'businessAddress',
  'taxNumber',
] as const;

/** The seller: name, email, phone, website, address, and tax number under the country's name for it. */
export function SellerSection({ isKept }: { isKept: boolean }) {
  const { country } = useInvoiceFormContext();
  const messages = useMessages();
  const hasPostalCode = useDraft((draft) => draft.postalCode !== '');
  const chargesVat = useDraft(
    ({ registered, items }) =>
      country === 'uk' &&
      registered !== 'no' &&
      items.some(({ taxRate, taxReason }) => taxReason === '' && taxRate !== '0'),
  );
  return (
    <FormSection
      title={invoiceFormTexts.seller.title}
      about={isKept && invoiceFormTexts.keptForNextTime}
    >
      <FieldGrid>
        <FormFields fields={sellerFields} />
        {chargesVat && <TaxNumberField tax="VAT" />}
        <FoldedFields
          title={invoiceFormTexts.seller.addPostalCode[country]}
          filled={hasPostalCode || messages.has('postalCode')}
        >
          <FieldGrid>
            <FormField field="postalCode" />
          </FieldGrid>
        </FoldedFields>
      </FieldGrid>
    </FormSection>
  );
}
