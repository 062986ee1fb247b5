import { ChevronDown, Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { countries } from '#app/domain/country/country.ts';
import { discountDecimals } from '#app/domain/invoices/check-figures.ts';
import { draftCurrency } from '#app/domain/invoices/draft.ts';
import { currencies } from '#app/domain/money/money.ts';
import { type FormDefaults, startTaxes } from '#app/domain/settings/form-defaults.ts';
import { invoiceFormTexts, taxOptionsTexts } from '#app/features/invoice-form/texts.ts';
import { describeTotals } from '#app/features/invoice-sheet/public.ts';
import { documentTexts, workingTexts } from '#app/features/invoice-sheet/texts.ts';
import { formatMoney, symbolOf } from '#app/i18n/format/money.ts';
import { issueTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { FoldedFields, FormSection } from '#app/ui/form/form-section.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { type FiguresProps, useFigures } from './form-figures.tsx';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';
import { canHaveTax } from './may-have-tax.ts';
import type { quebecTaxes } from './quebec-fields.tsx';

/** Deposit and installments, collapsed at first; their fields are loaded when opened. */
function ScheduleFold({ total }: { total: number }) {
  const { part, fetchNow } = useLazyImport(fetchScheduleFields, showLoadFailed);
  return (
    <FoldedFields
      title={invoiceFormTexts.totals.schedule}
      filled={useDraft((draft) => draft.schedule.length > 0)}
      onOpen={() => fetchNow(false)}
    >
      {part && <part.ScheduleFields total={total} />}
    </FoldedFields>
  );
}

const fetchScheduleFields = () => import('./schedule-fields.tsx');

/** Expands the breakdown of the totals; loaded when first opened, and updated as the user types. */
export function ShowWorking(given: FiguresProps) {
  const [isOpen, setOpen] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchWorking, showLoadFailed);
  const isShown = isOpen && part !== null;
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 text-ink-soft"
        aria-expanded={isShown}
        onClick={() => {
          fetchNow(false);
          setOpen(!isShown);
        }}
      >
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 transition-transform', isShown && 'rotate-180')}
        />
        {workingTexts.show}
      </Button>
      {isShown && <part.FormWorking {...given} />}
    </div>
  );
}

const fetchWorking = () => import('./form-working.tsx');

type TotalsSectionProps = {
  /** Returns the countries' tax labels, if they differ from the usual ones. */
  taxesOf: typeof quebecTaxes | undefined;
  /** The default taxes of a new line, from Settings. */
  defaults: Pick<FormDefaults, 'taxRate' | 'taxes'>;
  /** Where signed-in users set whether they are registered for the tax; null for guests. */
  settingsPath: string | null;
};

/** The figures as the invoice will show them, with the options for the entire invoice: its discount and its taxes. */
export function TotalsSection({ taxesOf, defaults, settingsPath }: TotalsSectionProps) {
  const { country } = useInvoiceFormContext();
  const figures = useFigures();
  const { draft } = figures;
  const { registered, province, pricesIncludeTax, rounding, showDiscount } = draft;
  const taxes = taxesOf?.({ ...draft, country }) ?? documentTexts.taxes;
  const usual = startTaxes(country, defaults, registered);
  const hasTax = canHaveTax(draft, country);
  const isForeign = draftCurrency(draft, country) !== countries[country].currency;
  const isWanted =
    `${registered}${province}` !== '' ||
    pricesIncludeTax ||
    rounding === 'line' ||
    showDiscount ||
    (isForeign && hasTax);
  const { part, fetchNow } = useLazyImport(fetchTaxParts, showLoadFailed, isWanted && 'quietly');

  return (
    <FormSection title={invoiceFormTexts.totals.title}>
      <div className="flex flex-col gap-5">
        <Discount kind={part && <part.DiscountKind />} />
        {part && <part.TaxSection usual={usual} settingsPath={settingsPath} />}
        {registered !== 'no' && hasTax && (
          <FoldedFields
            title={taxOptionsTexts.title}
            filled={pricesIncludeTax || (province !== '' && registered === '')}
            onOpen={() => fetchNow(false)}
          >
            {part && <part.TaxOptions usual={usual} />}
          </FoldedFields>
        )}
        <Figures figures={figures} taxes={taxes} />
        {part && <part.TotalsNotes figures={figures} taxes={taxes} />}
        {figures.result.ok && (
          <div>
            <ShowWorking figures={figures} taxes={taxes} />
            {draft.kind === 'invoice' && <ScheduleFold total={figures.result.totals.total} />}
          </div>
        )}
      </div>
    </FormSection>
  );
}

/**
 * The discount, or the button that adds one.
 * @param kind the field that selects percentage or amount
 */
function Discount({ kind }: { kind: ReactNode }) {
  const { country, dispatch, leave, focusSoon } = useInvoiceFormContext();
  const messages = useMessages();
  const isShown = useDraft((draft) => draft.showDiscount);
  const isPercent = useDraft((draft) => draft.discountKind === 'percent');
  const discount = useDraft((draft) => draft.discount);
  const currency = useDraft((draft) => draftCurrency(draft, country));
  if (!isShown) {
    return (
      <Button
        name="add-discount"
        variant="quiet"
        size="small"
        className="-ml-3 self-start"
        onClick={() => {
          dispatch({ type: 'add-discount' });
          focusSoon('discount');
        }}
      >
        <Plus aria-hidden="true" className="size-4" />
        {invoiceFormTexts.totals.addDiscount}
      </Button>
    );
  }
  const look = isPercent
    ? ({ trailing: '%', range: { decimals: discountDecimals, max: 100 } } as const)
    : {
        leading: symbolOf(currency),
        range: { decimals: currencies[currency].minorDigits },
        describe: (minor: number) => formatMoney(minor, currency, country),
      };
  return (
    <div className="flex items-start gap-2">
      <NumberField
        {...look}
        label={invoiceFormTexts.totals.discount}
        name="discount"
        className="w-40"
        value={discount}
        error={messages.get('discount')}
        onText={(value) => dispatch({ type: 'set', name: 'discount', value })}
        onBlur={() => {
          leave('discount');
          dispatch({ type: 'leave', name: 'discount' });
        }}
      />
      <div className="w-36">{kind}</div>
      <Button
        variant="quiet"
        className="mt-[1.625rem] size-11 px-0"
        onClick={() => {
          dispatch({ type: 'remove-discount' });
          focusSoon('add-discount');
        }}
      >
        <X aria-hidden="true" className="size-[1.125rem]" />
        <span className="sr-only">{invoiceFormTexts.totals.removeDiscount}</span>
      </Button>
    </div>
  );
}

function Figures({ figures: { draft, content, result }, taxes }: FiguresProps) {
  const { country } = useInvoiceFormContext();
  if (!result.ok) return <p className="text-danger-ink text-sm">{issueTexts.totalTooLarge}</p>;
  const currency = draftCurrency(draft, country);
  const rows = describeTotals({ country, currency, ...content }, result.totals, {
    totals: documentTexts.totals,
    taxes,
    taxNames: documentTexts.taxNames,
    taxNumber: documentTexts.taxNumber,
    reasons: documentTexts.reasons,
  });
  return (
    <dl className="ml-auto w-full max-w-sm">
      {Object.entries(rows).map(([at, { kind, label, value, note }]) => (
        <div
          key={at}
          className={classNames(
            'flex items-baseline justify-between gap-6 py-1.5',
            kind === 'total' && 'mt-2 border-line-strong border-t pt-3 font-semibold text-lg',
          )}
        >
          <dt className={kind === 'total' ? undefined : 'text-ink-soft'}>
            {label}
            {note && <small className="block">{note}</small>}
          </dt>
          <dd className="figures break-all text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const fetchTaxParts = () => import('./tax-options.tsx');
