import { Form, Link, useNavigate } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import {
  emptyListView,
  type ListStatus,
  type ListView,
  listStatuses,
  parseListView,
  quickRanges,
  writeListView,
} from '#app/domain/invoices/list-view.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts.ts';
import { plainAmount, typedAmountPattern } from '#app/i18n/format/typed-amount.ts';
import { typedText } from '#app/i18n/format/typed-number.ts';
import { currencyTexts, failureTexts } from '#app/i18n/texts.ts';
import { refusalOf } from '#app/ui/browser/requests/api-call.client.ts';
import { Button, buttonStyle } from '#app/ui/buttons/button.tsx';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { DateField } from '#app/ui/form/date-field.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { listAddress, withoutPanelFilters } from './list-address.ts';

type FilterFormProps = {
  listPath: string;
  country: CountryCode;
  view: ListView;
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
  /** The currencies of the seller's documents. */
  currencies: CurrencyCode[];
  /** Called on Apply with the submitted form. */
  onApply: (form: HTMLFormElement) => void;
};

const ownFields = ['status', 'from', 'to', 'min', 'max', 'client', 'currency'];
const statusOrder: Record<DocumentKind, readonly ListStatus[]> = {
  ...listStatuses,
  invoice: ['all', 'paid', 'unpaid', 'overdue', 'due_soon'],
};
const amount = {
  inputMode: 'decimal',
  figures: true,
} as const;
const dates = ['from', 'to'] as const;
const amounts = ['min', 'max'] as const;

/** The fields of the filter panel: a GET form that works with and without scripts. */
export function FilterForm(props: FilterFormProps) {
  const { listPath, country, view, today, currencies, onApply } = props;
  const clients = useClientNames(view);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const address = writeListView(view).toString();

  // The fields follow the URL after a badge was removed or on the back button, but not on the first render: what was
  // typed before the scripts ran is kept.
  const filledFor = useRef(address);
  useEffect(() => {
    if (filledFor.current === address) return;
    filledFor.current = address;
    form.current?.reset();
  }, [address]);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = event.currentTarget;
    const fields = new URLSearchParams(
      [...new FormData(filled)].map(([name, value]) => [name, String(value)]),
    );
    for (const name of amounts) fields.set(name, plainAmount(fields.get(name) ?? ''));
    const wanted = parseListView(fields, view.kind);
    navigate(listAddress(listPath, wanted), { preventScrollReset: true });
    onApply(filled);
  }

  return (
    <Form ref={form} method="get" action={listPath} onSubmit={apply} autoComplete="off">
      <RetainedParameters view={view} without={ownFields} />
      <nav aria-label={invoiceListTexts.filters.range} className="mb-4">
        <ul className="flex flex-wrap gap-2">
          {quickRanges(today).map(({ name, from, to }) => (
            <li key={name}>
              <Link
                to={listAddress(listPath, { ...view, from, to })}
                preventScrollReset
                aria-current={view.from === from && view.to === to ? 'true' : undefined}
                className="chip"
              >
                {invoiceListTexts.filters[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3">
        {dates.map((name) => (
          <DateField
            key={`${name}-${view[name]}`}
            country={country}
            label={invoiceListTexts.filters[name]}
            name={name}
            defaultValue={view[name] ?? ''}
            className="max-md:col-span-2"
          />
        ))}
        <SelectField
          key={`status-${view.status}`}
          label={invoiceListTexts.filters.status}
          name="status"
          defaultValue={view.status}
          options={statusOrder[view.kind].map((value) => ({
            value,
            label: invoiceListTexts.chips[value],
          }))}
          className="max-md:col-span-2"
        />
        {amounts.map((name) => (
          <TextField
            key={name}
            label={invoiceListTexts.filters[name]}
            name={name}
            {...amount}
            pattern={typedAmountPattern()}
            title={invoiceListTexts.filters.amountHint}
            defaultValue={typedText(view[name] ?? '')}
          />
        ))}
        <SelectField
          key={`currency-${view.currency}`}
          label={invoiceListTexts.filters.currency}
          name="currency"
          defaultValue={view.currency ?? ''}
          options={optionsOf(
            invoiceListTexts.filters.anyCurrency,
            currencies,
            view.currency,
            (code) => `${code} · ${currencyTexts.names[code]}`,
          )}
          className="max-md:col-span-2"
        />
        <SelectField
          key={`client-${view.client}`}
          label={invoiceListTexts.filters.client}
          name="client"
          defaultValue={view.client ?? ''}
          options={optionsOf(
            invoiceListTexts.filters.anyClient,
            clients,
            view.client,
            (name) => name,
          )}
          className="col-span-2"
        />
      </div>
      <div className="mt-5 flex justify-end gap-2">
        <Link
          to={listAddress(listPath, withoutPanelFilters(view))}
          preventScrollReset
          className={buttonStyle({ variant: 'quiet' })}
        >
          {invoiceListTexts.filters.clear}
        </Link>
        <Button type="submit">{invoiceListTexts.filters.apply}</Button>
      </div>
    </Form>
  );
}

/** Loads the client names of the seller's active or archived documents; empty until then. */
function useClientNames({ kind, archived }: ListView): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const address = listAddress(
      '/api/client-names',
      { ...emptyListView, kind, archived },
      { kind },
    );
    let isCurrent = true;
    void fetchNames(address).then((loaded) => {
      if (!isCurrent) return;
      if (Array.isArray(loaded)) setNames(loaded);
      else toast.error(loaded.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [kind, archived]);
  return names;
}

async function fetchNames(address: string): Promise<string[] | { message: string }> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as string[]) : { message: await refusalOf(answer) };
  } catch {
    return { message: failureTexts.reasons.networkAway };
  }
}

/** The options, plus the one named by the URL if it is not among them. */
function optionsOf<Value extends string>(
  any: string,
  values: Value[],
  chosen: Value | null,
  labelOf: (value: Value) => string,
) {
  const all = chosen === null || values.includes(chosen) ? values : [chosen, ...values];
  return [{ value: '', label: any }, ...all.map((value) => ({ value, label: labelOf(value) }))];
}

/** Hidden fields for the view's parameters that a form of the list doesn't contain itself. */
export function RetainedParameters({
  view,
  without,
}: {
  view: ListView;
  without: readonly string[];
}) {
  const kept = [...writeListView(view)].filter(([name]) => !without.includes(name));
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
