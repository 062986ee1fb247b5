import { Plus, X } from 'lucide-react';
import { Button } from '#app/components/buttons/button.tsx';
import { classNames } from '#app/components/layout/class-names.ts';
import { VisuallyHidden } from '#app/components/layout/visually-hidden.tsx';
import { checkDiscount, discountDecimals } from '#app/domain/invoices/check-items.ts';
import { describeTotals } from '#app/domain/invoices/describe-sheet.ts';
import { draftCurrency } from '#app/domain/invoices/draft.ts';
import { type TotalsResult, totalTooLargeMessage } from '#app/domain/invoices/totals.ts';
import { FormSection } from './form-section.tsx';
import { useInvoiceForm } from './invoice-form.ts';
import { NumberField } from './number-field.tsx';

/** The figures as they will stand on the invoice, with the discount. */
export function TotalsSection({ figures }: { figures: TotalsResult }) {
  const { draft, country, dispatch, messages, leave, focusSoon } = useInvoiceForm();
  return (
    <FormSection title="Totals">
      <div className="flex flex-col gap-5">
        {draft.showDiscount ? (
          <div className="flex items-start gap-2">
            <NumberField
              label="Discount"
              name="discount"
              className="w-40"
              trailing="%"
              value={draft.discount}
              range={{ decimals: discountDecimals, max: 100 }}
              error={messages.get('discount')}
              onText={(value) => dispatch({ type: 'set', name: 'discount', value })}
              onBlur={() => {
                leave('discount');
                dispatch({ type: 'leave', name: 'discount', country });
              }}
            />
            <Button
              variant="quiet"
              className="mt-[1.625rem] size-11 px-0"
              onClick={() => {
                dispatch({ type: 'remove-discount' });
                focusSoon('add-discount');
              }}
            >
              <X aria-hidden="true" className="size-[1.125rem]" />
              <VisuallyHidden>Remove discount</VisuallyHidden>
            </Button>
          </div>
        ) : (
          <Button
            name="add-discount"
            variant="secondary"
            className="self-start"
            onClick={() => {
              dispatch({ type: 'add-discount' });
              focusSoon('discount');
            }}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add Discount
          </Button>
        )}
        <Figures figures={figures} />
      </div>
    </FormSection>
  );
}

function Figures({ figures }: { figures: TotalsResult }) {
  const { draft, country } = useInvoiceForm();
  if (!figures.ok) return <p className="text-danger-ink text-sm">{totalTooLargeMessage}</p>;
  const currency = draftCurrency(draft, country);
  const discountHundredths = draft.showDiscount ? (checkDiscount(draft.discount).value ?? 0) : 0;
  const rows = describeTotals({ country, currency, discountHundredths }, figures.totals);
  return (
    <dl className="ml-auto w-full max-w-sm">
      {rows.map(({ kind, label, value }) => (
        <div
          key={label}
          className={classNames(
            'flex items-baseline justify-between gap-6 py-1.5',
            kind === 'total' && 'mt-2 border-line-strong border-t pt-3 font-semibold text-lg',
          )}
        >
          <dt className={kind === 'total' ? undefined : 'text-ink-soft'}>{label}</dt>
          <dd className="figures break-all text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

// @covers invoices-2.6
