import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { draftCurrency, type LineTaxes } from '#app/domain/invoices/draft.ts';
import { exchangeDecimals, parseHomeRate } from '#app/domain/invoices/tax-at-home.ts';
import { ruleSources } from '#app/domain/taxes/rule-sources.ts';
import type { Source } from '#app/domain/taxes/source.ts';
import { taxOptionsTexts } from '#app/features/invoice-form/texts.ts';
import { describeHomeTax } from '#app/features/invoice-sheet/public.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { LastChecked } from '#app/features/review/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { fieldLabel } from '#app/i18n/format/field-label.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { FieldGrid, SelectField } from '#app/ui/fields/field.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { FormFields } from '#app/ui/form/form-field.tsx';
import { FoldedFields } from '#app/ui/form/form-section.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import type { FiguresProps } from './form-figures.tsx';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';
import { canHaveTax } from './may-have-tax.ts';
import { ProvinceField, SourceLink, useProvinceTaxes } from './province-field.tsx';

const laws: { [Country in CountryCode]?: Source } = {
  uk: ruleSources.ukVatInvoice,
  au: ruleSources.auForeignCurrency,
};

const fields = ['homeRate', 'homeRateDate', 'homeRateSource'] as const;

/**
 * The exchange rate at which a foreign-currency invoice states its tax in the seller's own currency, with its date and
 * source.
 */
function HomeRateFields() {
  const { country, dispatch, leave } = useInvoiceFormContext();
  const messages = useMessages();
  const homeRate = useDraft((draft) => draft.homeRate);
  const from = useDraft((draft) => draftCurrency(draft, country));
  const isTyped = useDraft((draft) => fields.some((field) => draft[field] !== ''));
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
      filled={isTyped || fields.some((field) => messages.has(field))}
    >
      <p className="mb-4 text-ink-soft text-sm">
        <RichText text={why[country]} tags={{ law }} />
      </p>
      <FieldGrid>
        <NumberField
          label={fieldLabel('homeRate')}
          name="homeRate"
          className="sm:col-span-2 sm:max-w-60"
          value={homeRate}
          range={{ decimals: exchangeDecimals }}
          hint={fill(rateHint, { from, currency: home.currency })}
          error={messages.get('homeRate')}
          onText={(value) => dispatch({ type: 'set', name: 'homeRate', value })}
          onBlur={() => leave('homeRate')}
        />
        <FormFields fields={['homeRateDate', 'homeRateSource']} />
      </FieldGrid>
    </FoldedFields>
  );
}

type TaxPartsProps = {
  /** The taxes of lines whose taxes weren't typed, as long as no province is chosen. */
  usual: LineTaxes;
  /** Where signed-in users set whether they are registered for the tax; null for guests. */
  settingsPath: string | null;
};

/** The tax fields that apply to this invoice and are always visible. */
export function TaxSection({ usual, settingsPath }: TaxPartsProps) {
  useProvinceTaxes();
  const { country } = useInvoiceFormContext();
  const registered = useDraft((draft) => draft.registered);
  const needsHomeRate = useDraft(
    (draft) =>
      draftCurrency(draft, country) !== countries[country].currency && canHaveTax(draft, country),
  );
  if (registered === 'no') return <NotRegistered settingsPath={settingsPath} />;
  return (
    <>
      {country === 'ca' && registered === 'yes' && <ProvinceField usual={usual} />}
      {needsHomeRate && <HomeRateFields />}
    </>
  );
}

/** Explains why there is no tax, where it would be. */
function NotRegistered({ settingsPath }: Pick<TaxPartsProps, 'settingsPath'>) {
  const { country } = useInvoiceFormContext();
  const { why, change } = taxOptionsTexts.notRegistered;
  return (
    <p className="text-ink-soft text-sm">
      {fill(why, { tax: documentTexts.taxes[country] })}{' '}
      {settingsPath && (
        <Link
          to={settingsPath}
          className="font-medium text-accent-ink underline underline-offset-4"
        >
          {change}
        </Link>
      )}
    </p>
  );
}

/** The fields inside "Tax options". */
export function TaxOptions({ usual }: Pick<TaxPartsProps, 'usual'>) {
  const { country, dispatch } = useInvoiceFormContext();
  const messages = useMessages();
  const registered = useDraft((draft) => draft.registered);
  const pricesIncludeTax = useDraft((draft) => draft.pricesIncludeTax);
  const { label, hint } = taxOptionsTexts.include;
  return (
    <div className="flex flex-col gap-5">
      {country === 'ca' && registered !== 'yes' && <ProvinceField usual={usual} />}
      <CheckboxField
        kind="switch"
        name="pricesIncludeTax"
        label={label}
        hint={hint}
        checked={pricesIncludeTax}
        error={messages.get('pricesIncludeTax')}
        onChange={({ target: { checked } }) =>
          dispatch({ type: 'set', name: 'pricesIncludeTax', value: checked })
        }
      />
    </div>
  );
}

/** Shown below the totals: the tax in the seller's own currency, and how it is rounded, if not the usual way. */
export function TotalsNotes({ figures: { draft, result }, taxes }: FiguresProps) {
  const { country } = useInvoiceFormContext();
  const currency = draftCurrency(draft, country);
  const homeRate = parseHomeRate(draft.homeRate);
  const atHome =
    result.ok &&
    homeRate !== null &&
    describeHomeTax({ ...draft, country, currency, homeRate }, result.totals, {
      remarks: documentTexts.remarks,
      taxes,
      taxNames: documentTexts.taxNames,
    });
  const notes = [
    atHome,
    draft.rounding === 'line' && draft.registered !== 'no' && taxOptionsTexts.roundedPerLine,
  ].flatMap((note) => note || []);
  return notes.map((note) => (
    <p key={note} className="ml-auto w-full max-w-sm text-ink-soft text-sm">
      {note}
    </p>
  ));
}

/** Selects whether the discount is a percentage or an amount. */
export function DiscountKind() {
  const { dispatch } = useInvoiceFormContext();
  const discountKind = useDraft((draft) => draft.discountKind);
  const { kind, percent, amount } = taxOptionsTexts.discount;
  return (
    <SelectField
      label={kind}
      name="discountKind"
      value={discountKind}
      options={[
        { value: 'percent', label: percent },
        { value: 'amount', label: amount },
      ]}
      onChange={({ target: { value } }) => dispatch({ type: 'set', name: 'discountKind', value })}
    />
  );
}
