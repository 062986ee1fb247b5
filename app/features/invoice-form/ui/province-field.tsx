import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { isProvince, provinceCodes, provinceOfAddress } from '#app/domain/country/provinces.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import type { LineTaxes } from '#app/domain/invoices/draft.ts';
import {
  ratesOfSupply,
  withProvince,
  withProvinceTaxes,
} from '#app/domain/invoices/province-taxes.ts';
import { announcedChanges } from '#app/domain/taxes/canada-rates.ts';
import { isStale, type Source } from '#app/domain/taxes/source.ts';
import { taxOptionsTexts } from '#app/features/invoice-form/texts.ts';
import { taxName } from '#app/features/invoice-sheet/public.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatRate } from '#app/i18n/format/number.ts';
import { provinceTexts } from '#app/i18n/texts.ts';
import { localToday } from '#app/ui/browser/country/local-today.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';

/** A link to the source of a legal rule, in a new tab. */
export function SourceLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="font-medium text-accent-ink underline underline-offset-4"
    >
      {children}
    </a>
  );
}

/** Sets the chosen province's taxes on lines whose taxes weren't typed, whenever the date or the lines change. */
export function useProvinceTaxes(): void {
  const { dispatch } = useInvoiceFormContext();
  const isBehind = useDraft(
    (draft) => draft.registered !== 'no' && withProvinceTaxes(draft) !== draft,
  );
  useEffect(() => {
    if (isBehind) dispatch({ type: 'apply', change: withProvinceTaxes });
  }, [isBehind, dispatch]);
}

/** The place of supply, which determines the taxes: suggested from the client's address, chosen by the user. */
export function ProvinceField({ usual }: { usual: LineTaxes }) {
  const { dispatch, focusSoon } = useInvoiceFormContext();
  const { label, none, hint, use, noDay, notKnown } = taxOptionsTexts.province;
  const province = useDraft((draft) => draft.province);
  const invoiceDate = useDraft((draft) => draft.invoiceDate);
  const proposed = useDraft(
    ({ shippingAddress, shippingPostalCode, clientAddress }) =>
      provinceOfAddress(`${shippingAddress}\n${shippingPostalCode}`) ??
      provinceOfAddress(clientAddress),
  );
  const pick = (next: string) =>
    dispatch({ type: 'apply', change: (before) => withProvince(before, next, usual) });
  const names = provinceTexts.names;
  const problemOf = () => {
    if (!isProvince(province) || ratesOfSupply({ province, invoiceDate })) return null;
    return isCalendarDate(invoiceDate)
      ? fill(notKnown, { province: names[province], date: formatDay(invoiceDate) })
      : noDay;
  };
  const byName = new Intl.Collator(currentLanguage());
  return (
    <div>
      <SelectField
        label={label}
        name="province"
        className="sm:max-w-80"
        value={province}
        error={problemOf()}
        hint={hint}
        options={[
          { value: '', label: none },
          ...provinceCodes
            .map((value) => ({ value, label: names[value] }))
            .sort((one, other) => byName.compare(one.label, other.label)),
        ]}
        onChange={(event) => pick(event.target.value)}
      />
      {proposed && proposed !== province && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={() => {
            pick(proposed);
            // The clicked button disappears.
            focusSoon('province');
          }}
        >
          {fill(use, { province: names[proposed] })}
        </Button>
      )}
      <Sources />
    </div>
  );
}

/** The rates in force, their sources, and when the sources were last checked. */
function Sources() {
  const { country } = useInvoiceFormContext();
  const province = useDraft((draft) => draft.province);
  const day = useDraft((draft) => draft.invoiceDate);
  const { inForce, sources: title, checked, lastChecked, announced } = taxOptionsTexts.province;
  const rates = ratesOfSupply({ province, invoiceDate: day }) ?? [];
  if (rates.length === 0) return null;
  const today = localToday();
  const words = { taxes: documentTexts.taxes, taxNames: documentTexts.taxNames };
  const nameOf = (name: string) => taxName(name, country, words);
  const sources = [...new Set(rates.map(({ source }) => source))];
  const changes = announcedChanges.filter(
    (change) => change.province === province && change.from <= day,
  );
  const isOld = (source: Source) => isStale(source, today);
  return (
    <div className="mt-2 text-ink-soft text-sm">
      <p>
        {fill(inForce, {
          taxes: rates.map(({ name, rate }) => `${nameOf(name)} ${formatRate(rate)}`).join(' + '),
          date: formatDay(day),
        })}
      </p>
      {changes.map(({ tax, from, source }) => (
        <SourceLine
          key={tax}
          text={announced}
          values={{ tax: nameOf(tax), date: formatDay(from) }}
          source={source}
        />
      ))}
      {/* Open from the start if a source was last checked too long ago. */}
      <details className="group" open={sources.some(isOld) || undefined}>
        <summary className="thumb inline-flex items-center gap-2 rounded-sm underline-offset-4 hover:underline">
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-180"
          />
          {title}
        </summary>
        {sources.map((source) => (
          <SourceLine
            key={source.url}
            text={isOld(source) ? lastChecked : checked}
            values={{ date: formatDay(source.checkedOn ?? '') }}
            source={source}
          />
        ))}
      </details>
    </div>
  );
}

type SourceLineProps = { text: string; values: Readonly<Record<string, string>>; source: Source };

/** A sentence with a link to its source. */
function SourceLine({ text, values, source: { title, url } }: SourceLineProps) {
  return (
    <p className="mt-1">
      <RichText
        text={text}
        values={{ ...values, title }}
        tags={{ source: (inner) => <SourceLink url={url}>{inner}</SourceLink> }}
      />
    </p>
  );
}
