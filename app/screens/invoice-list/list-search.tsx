import { SearchBox } from '#app/components/fields/search-box.tsx';
import { type ListView, readListView } from '#app/domain/invoices/list-view.ts';
import { longestSearch } from '#app/domain/search-text.ts';
import { KeptParameters } from './kept-parameters.tsx';
import { listAddress } from './list-address.ts';

type ListSearchProps = {
  listPath: string;
  /** As the address has it, or will have it in a moment. */
  view: ListView;
  /** An answer is on its way. */
  isPending: boolean;
};

/** Search in number, client and status. */
export function ListSearch({ listPath, view, isPending }: ListSearchProps) {
  return (
    <SearchBox
      listPath={listPath}
      search={view.search}
      label="Search invoices"
      placeholder="Number, client or status"
      maxLength={longestSearch}
      isPending={isPending}
      clean={(typed) => readListView(new URLSearchParams({ q: typed })).search}
      addressOf={(search) => listAddress(listPath, { ...view, search })}
    >
      <KeptParameters view={view} without={['q']} />
    </SearchBox>
  );
}

// @covers invoices-2.15
