import { Link } from '@remix-run/react';
import { Archive } from 'lucide-react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { formatCount } from '#app/domain/format-count.ts';
import type { ListView } from '#app/domain/invoices/list-view.ts';
import { FilterBadges } from './filter-badges.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { InvoiceList } from './invoice-list-page.tsx';
import { listAddress } from './list-address.ts';
import { ListSearch } from './list-search.tsx';
import { StatusChips } from './status-chips.tsx';

type ListControlsProps = {
  listPath: string;
  country: CountryCode;
  list: Pick<InvoiceList, 'view' | 'counts' | 'filterChoices'>;
  /** The view that links go on from: the one on screen, or the one on its way. */
  view: ListView;
  isPending: boolean;
  /** There is nothing to search in: only the way to the archive is shown. */
  isBlank: boolean;
};

/** Search, filters, chips, archive: everything that decides which invoices are listed. */
export function ListControls(props: ListControlsProps) {
  const { listPath, country, list, view, isPending, isBlank } = props;
  const total = list.counts[list.view.status];
  return (
    <>
      {!isBlank && (
        <div className="mt-5 flex gap-2">
          <ListSearch listPath={listPath} view={view} isPending={isPending} />
          <FilterPanel listPath={listPath} view={view} choices={list.filterChoices} />
        </div>
      )}
      <div className="mt-3 flex items-center gap-x-4 gap-y-1 max-lg:flex-wrap">
        {!isBlank && <StatusChips listPath={listPath} view={view} counts={list.counts} />}
        <p role="status" className="figures shrink-0 text-ink-faint text-sm lg:ml-auto">
          {isBlank ? '' : total === 1 ? '1 invoice' : `${formatCount(total)} invoices`}
        </p>
        <Link
          to={listAddress(listPath, { ...view, archived: !list.view.archived })}
          className="button row-button shrink-0 max-lg:-mr-3 max-lg:ml-auto"
        >
          <Archive aria-hidden="true" className="size-4 text-ink-faint" />
          {list.view.archived ? 'Hide Archived' : 'Show Archived'}
        </Link>
      </div>
      {!isBlank && <FilterBadges listPath={listPath} view={view} country={country} />}
    </>
  );
}

// @covers invoices-2.18
