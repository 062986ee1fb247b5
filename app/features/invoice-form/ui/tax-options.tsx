import { Link } from '@remix-run/react';
import { countries } from '#app/domain/country/country.ts';
import { draftCurrency, type LineTaxes } from '#app/domain/invoices/draft.ts';
import { parseHomeRate } from '#app/domain/invoices/tax-at-home.ts';
import type { TotalsResult } from '#app/domain/invoices/totals.ts';
import { taxOptionsTexts } from '#app/features/invoice-form/texts.ts';
import { describeHomeTax } from '#app/features/invoice-sheet/public.ts';
import { type DocumentWords, documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { HomeRateFields } from './home-rate-fields.tsx';
import { useInvoiceFormContext } from './invoice-form-context.ts';
import { mayHaveTax } from './may-have-tax.ts';
import { ProvinceField, useProvinceTaxes } from './province-field.tsx';

type TaxPartsProps = {
  /** What a line has whose taxes nobody typed, as long as there is no province. */
  usual: LineTaxes;
  /** Where a member says whether they are registered for the tax; null for guests. */
  settingsPath: string | null;
};

/** What concerns the taxes of this invoice without being asked for. */
export function TaxSection({ usual, settingsPath }: TaxPartsProps) {
  useProvinceTaxes();
  const { draft, country } = useInvoiceFormContext();
  const isForeign = draftCurrency(draft, country) !== countries[country].currency;
  if (draft.registered === 'no') return <NotRegistered settingsPath={settingsPath} />;
  return (
    <>
      {country === 'ca' && draft.registered === 'yes' && <ProvinceField usual={usual} />}
      {isForeign && mayHaveTax(draft, country) && <HomeRateFields />}
    </>
  );
}

/** Why there is no tax, where it would stand. */
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

/** What is asked for by opening "Tax options". */
export function TaxOptions({ usual }: TaxPartsProps) {
  const { draft, country, dispatch, messages } = useInvoiceFormContext();
  const { label, hint } = taxOptionsTexts.include;
  return (
    <div className="flex flex-col gap-5">
      {country === 'ca' && draft.registered !== 'yes' && <ProvinceField usual={usual} />}
      <CheckboxField
        kind="switch"
        name="pricesIncludeTax"
        label={label}
        hint={hint}
        checked={draft.pricesIncludeTax}
        error={messages.get('pricesIncludeTax')}
        onChange={({ target: { checked } }) =>
          dispatch({ type: 'set', name: 'pricesIncludeTax', value: checked })
        }
      />
    </div>
  );
}

/** Below the totals: the tax in the seller's own currency, and how it is rounded where that is not the usual way. */
export function TotalsNotes(props: { figures: TotalsResult; taxes: DocumentWords['taxes'] }) {
  const { figures, taxes } = props;
  const { draft, country } = useInvoiceFormContext();
  const currency = draftCurrency(draft, country);
  const homeRate = parseHomeRate(draft.homeRate);
  const atHome =
    figures.ok &&
    homeRate !== null &&
    describeHomeTax({ ...draft, country, currency, homeRate }, figures.totals, {
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
