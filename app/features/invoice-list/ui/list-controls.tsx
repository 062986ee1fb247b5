import { Link } from '@remix-run/react';
import { Archive, ListFilter } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  countPanelFilters,
  type ListCounts,
  type ListView,
  listStatuses,
  parseListView,
} from '#app/domain/invoices/list-view.ts';
import type { OwedSum } from '#app/domain/invoices/listed-invoice.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { maxSearchLength } from '#app/domain/search-text.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { typedText } from '#app/i18n/format/typed-number.ts';
import { plural } from '#app/i18n/plural.ts';
import { buttonStyle } from '#app/ui/buttons/button.tsx';
import { SearchBox } from '#app/ui/fields/search-box.tsx';
import { LineIcon } from '#app/ui/icons/icons.tsx';
import { DisclosureMenu } from '#app/ui/overlays/disclosure-menu.tsx';
import { Drawer } from '#app/ui/overlays/drawer.tsx';
import { FilterForm, RetainedParameters } from './filter-form.tsx';
import type { InvoiceList } from './invoice-list-page.tsx';
import { listAddress, withoutPanelFilters } from './list-address.ts';
import { listPhrases } from './list-phrases.ts';

type OwedTotalsProps = { owed: readonly OwedSum[]; country: CountryCode };

/**
 * The amounts owed on the listed invoices and the overdue part of them, by currency; renders nothing if nothing is
 * owed. Three currencies or more are folded into one line on phones.
 */
function OwedTotals({ owed, country }: OwedTotalsProps) {
  if (owed.length === 0) return null;
  const amounts = (
    <dl className="figures">
      {(['owed', 'overdue'] as const).map(
        (name) =>
          owed.some((sum) => sum[name] > 0n) && (
            <div key={name}>
              <dt>{invoiceListTexts.sums[name]}</dt>
              {owed.map(({ currency, [name]: minor }) => (
                <dd key={currency}>{minor > 0n && formatMoney(minor, currency, country)}</dd>
              ))}
            </div>
          ),
      )}
    </dl>
  );
  return owed.length < 3 ? (
    <div className="owed">{amounts}</div>
  ) : (
    <details className="owed">
      <summary>{plural(invoiceListTexts.sums.owedIn, owed.length)}</summary>
      {amounts}
    </details>
  );
}

type StatusChipsProps = { listPath: string; view: ListView; counts: ListCounts };

/** The chips All, Unpaid, Due soon, Overdue and Paid, each with its count. */
function StatusChips({ listPath, view, counts }: StatusChipsProps) {
  // A single chip would change nothing.
  if (listStatuses[view.kind].length === 1) return null;
  return (
    <nav aria-label={invoiceListTexts.chips.label} className="status-chips">
      <ul className="chip-row">
        {listStatuses[view.kind].map((status) => (
          <li key={status}>
            <Link
              to={listAddress(listPath, { ...view, status })}
              preventScrollReset
              aria-current={status === view.status ? 'true' : undefined}
              className="chip"
            >
              {invoiceListTexts.chips[status]}{' '}
              <span className="figures opacity-85">{formatCount(counts[status] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ListControlsProps = {
  listPath: string;
  country: CountryCode;
  creditNotesPath: string;
  list: Pick<InvoiceList, 'view' | 'counts' | 'owed' | 'currencies' | 'hasArchived' | 'today'>;
  /** The view that links are based on: the current one, or the one being loaded. */
  view: ListView;
  isPending: boolean;
  /** There is nothing to search: only the link to the archive is shown. */
  isBlank: boolean;
};

/** Search, filters, chips and archive: everything that decides which invoices are listed. */
export function ListControls(props: ListControlsProps) {
  const { listPath, country, list, view, isPending, isBlank } = props;
  const { kind, archived } = list.view;
  const total = list.counts[list.view.status];
  return (
    <>
      {!isBlank && (
        <div className="mt-4 flex gap-2">
          <ListSearch listPath={listPath} view={view} isPending={isPending} />
          <FilterPanel
            listPath={listPath}
            country={country}
            view={view}
            today={list.today}
            currencies={list.currencies}
          />
        </div>
      )}
      <div className="list-controls">
        {!isBlank && <StatusChips listPath={listPath} view={view} counts={list.counts} />}
        {/* The chips show their counts, so it is visible only where there are none. */}
        <p
          role="status"
          className={listStatuses[kind].length > 1 ? 'sr-only' : 'figures text-ink-faint text-sm'}
        >
          {isBlank ? '' : plural(listPhrases(kind).count, total ?? 0)}
        </p>
        {!isBlank && <OwedTotals owed={list.owed} country={country} />}
        {/* On small screens the menu has it. */}
        {kind === 'invoice' && !isBlank && (
          <Link to={props.creditNotesPath} className="button row-button max-lg:hidden">
            {listPhrases('credit-note').page}
          </Link>
        )}
        {(list.hasArchived || archived) && (
          <Link
            to={listAddress(listPath, { ...view, archived: !archived })}
            className="button row-button"
          >
            <Archive aria-hidden="true" className="size-4 text-ink-faint" />
            {archived ? invoiceListTexts.hideArchived : invoiceListTexts.showArchived}
          </Link>
        )}
      </div>
      {!isBlank && <FilterBadges listPath={listPath} view={view} />}
    </>
  );
}

type ListSearchProps = {
  listPath: string;
  /** The view of the current or the next URL. */
  view: ListView;
  /** Whether a response is pending. */
  isPending: boolean;
};

/** The search field for number, client and status. */
function ListSearch({ listPath, view, isPending }: ListSearchProps) {
  return (
    <SearchBox
      listPath={listPath}
      search={view.search}
      label={invoiceListTexts.search}
      placeholder={invoiceListTexts.searchHint}
      maxLength={maxSearchLength}
      isPending={isPending}
      clean={(typed) => parseListView(new URLSearchParams({ q: typed })).search}
      addressOf={(search) => listAddress(listPath, { ...view, search })}
    >
      <RetainedParameters view={view} without={['q']} />
    </SearchBox>
  );
}

type FilterBadgesProps = { listPath: string; view: ListView };

/** The active filters of the panel, each with a button to remove it, and Clear All. */
function FilterBadges({ listPath, view }: FilterBadgesProps) {
  const badges = describeFilters(view);
  if (badges.length === 0) return null;
  return (
    <ul
      aria-label={invoiceListTexts.filters.title}
      className="mt-3 flex flex-wrap items-center gap-2"
    >
      {badges.map(({ text, without }) => (
        <li key={text}>
          <Link
            to={listAddress(listPath, { ...view, ...without })}
            preventScrollReset
            aria-label={fill(invoiceListTexts.badges.remove, { filter: text })}
            className="filter-badge"
          >
            <span className="max-w-56 truncate">{text}</span>
            <LineIcon name="close" className="size-3.5" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listAddress(listPath, withoutPanelFilters(view))}
          preventScrollReset
          className="thumb-link px-2 text-sm"
        >
          {invoiceListTexts.filters.clear}
        </Link>
      </li>
    </ul>
  );
}

/** Each active filter as text, with the change that removes it. */
function describeFilters(view: ListView): { text: string; without: Partial<ListView> }[] {
  const { from, to, dueFrom, dueTo, min, max, client, currency } = view;
  const badges = invoiceListTexts.badges;
  return [
    { text: from && fill(badges.from, { date: formatDay(from) }), without: { from: null } },
    { text: to && fill(badges.to, { date: formatDay(to) }), without: { to: null } },
    {
      text: dueFrom && fill(badges.dueFrom, { date: formatDay(dueFrom) }),
      without: { dueFrom: null },
    },
    {
      text: dueTo && fill(badges.dueTo, { date: formatDay(dueTo) }),
      without: { dueTo: null },
    },
    { text: min && fill(badges.min, { amount: typedText(min) }), without: { min: null } },
    { text: max && fill(badges.max, { amount: typedText(max) }), without: { max: null } },
    { text: client && fill(badges.client, { name: client }), without: { client: null } },
    { text: currency && fill(badges.currency, { code: currency }), without: { currency: null } },
  ].flatMap(({ text, without }) => (text ? [{ text, without }] : []));
}

type FilterPanelProps = Pick<ListControlsProps, 'listPath' | 'country' | 'view'> & {
  today: string;
  currencies: CurrencyCode[];
};

/** The advanced filters behind a button that shows their number: a panel on wide screens, a side sheet on phones. */
function FilterPanel(props: FilterPanelProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [isSheetDrawn, setSheetDrawn] = useState(false);
  const count = countPanelFilters(props.view);

  function openSheet(event: MouseEvent) {
    if (!window.matchMedia('(max-width: 47.99rem)').matches) return;
    event.preventDefault();
    setSheetDrawn(true);
    sheet.current?.showModal();
  }

  return (
    <>
      <DisclosureMenu
        label={
          count > 0 ? plural(invoiceListTexts.filters.set, count) : invoiceListTexts.filters.title
        }
        button={
          <>
            <ListFilter aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">{invoiceListTexts.filters.title}</span>
            {count > 0 && <span className="filter-count">{count}</span>}
          </>
        }
        buttonClassName={buttonStyle({ variant: 'secondary' })}
        panelClassName="w-[min(42rem,calc(100vw-2rem))] p-5"
        onButtonClick={openSheet}
      >
        {() => <FilterForm {...props} onApply={closeDisclosure} />}
      </DisclosureMenu>
      <Drawer dialog={sheet} title={invoiceListTexts.filters.title}>
        {isSheetDrawn && (
          <div className="mt-4 px-3">
            <FilterForm {...props} onApply={() => sheet.current?.close()} />
          </div>
        )}
      </Drawer>
    </>
  );
}

function closeDisclosure(form: HTMLFormElement) {
  const details = form.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
