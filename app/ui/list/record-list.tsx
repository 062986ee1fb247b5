import { useNavigation, useSearchParams } from '@remix-run/react';
import { Download, type LucideIcon, Plus, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { moreRows } from '#app/domain/lists/page-window.ts';
import { maxSearchLength, parseSearch } from '#app/domain/search-text.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { listTexts } from '#app/i18n/texts.ts';
import { fetchFile } from '#app/ui/browser/files/fetch-file.client.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { BackLink } from '../buttons/back-link.tsx';
import { SearchBox } from '../fields/search-box.tsx';
import { EmptyState } from '../messages/empty-state.tsx';
import { BackToStart, LoadFailure, LoadMore, useKeptFocus } from './load-more.tsx';

/** A page of records from its loader, without the records themselves. */
export type RecordPage = {
  /** The number of search results. */
  total: number;
  /** The search text; empty for all. */
  search: string;
  /** The cursors of this page and of the next one; null at the ends of the list. */
  after: string | null;
  next: string | null;
};

type RecordListProps = {
  /** As in the address and the file name of the download. */
  kind: 'clients' | 'products';
  listPath: string;
  list: RecordPage;
  /** How many records are on screen. */
  shown: number;
  /** Why the requested page didn't load; the rows on screen are then older ones. */
  problem: string | null;
  icon: LucideIcon;
  words: {
    title: string;
    add: string;
    count: string;
    search: string;
    searchHint: string;
    blank: { title: string; text: string };
    none: { title: string; text: string };
  };
  /** The path of the back link; no link without it. */
  backPath?: string;
  /** More actions, next to the search and in the empty list. */
  tools?: ReactNode;
  onAdd: () => void;
  children: ReactNode;
};

/** A searchable list of the seller's records, with its empty state, error state and pagination. */
export function RecordList(props: RecordListProps) {
  const { kind, listPath, list, shown, problem, icon, words, backPath, tools } = props;
  const { total, search, after, next } = list;
  const { state, location } = useNavigation();
  const isComing = state === 'loading' && location.pathname === listPath;
  const isBlank = total === 0 && search === '' && !isComing && problem === null;
  const listId = `${kind.slice(0, -1)}-list`;
  useKeptFocus(listId);
  const addressOf = (q: string) =>
    q === '' ? listPath : `${listPath}?${new URLSearchParams({ q })}`;
  const addButton = (
    <Button onClick={props.onAdd}>
      <Plus aria-hidden="true" className="size-4.5" />
      {words.add}
    </Button>
  );

  return (
    <div className={backPath ? 'page-width pt-4' : 'page-width pt-6 md:pt-4'}>
      {backPath && <BackLink to={backPath} />}
      <div className="mt-1 flex items-center justify-between gap-4 first:mt-0">
        <h1 className="page-title">{words.title}</h1>
        {!isBlank && addButton}
      </div>
      {!isBlank && (
        <>
          <div className="mt-5 flex gap-2 max-lg:flex-wrap">
            <div className="flex min-w-0 flex-1 gap-2 max-lg:basis-full">
              <SearchBox
                listPath={listPath}
                search={isComing ? parseSearch(new URLSearchParams(location.search)) : search}
                label={words.search}
                placeholder={words.searchHint}
                maxLength={maxSearchLength}
                isPending={isComing}
                clean={(typed) => parseSearch(new URLSearchParams({ q: typed }))}
                addressOf={addressOf}
              />
              <ExportCsv what={kind} />
            </div>
            {tools && (
              <div className="flex gap-2 max-sm:basis-full max-sm:flex-wrap max-sm:*:flex-1 max-sm:*:whitespace-nowrap max-sm:*:px-2">
                {tools}
              </div>
            )}
          </div>
          <p role="status" className="figures mt-3 text-ink-faint text-sm">
            {words.count}
          </p>
        </>
      )}
      {problem !== null ? (
        <LoadFailure>{problem}</LoadFailure>
      ) : isBlank ? (
        <EmptyState
          icon={icon}
          title={words.blank.title}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {addButton}
              {tools}
            </div>
          }
        >
          {words.blank.text}
        </EmptyState>
      ) : total === 0 ? (
        <EmptyState
          icon={SearchX}
          title={words.none.title}
          action={
            <LinkButton to={listPath} variant="secondary">
              {listTexts.clearSearch}
            </LinkButton>
          }
        >
          {words.none.text}
        </EmptyState>
      ) : (
        <section
          id={listId}
          tabIndex={-1}
          aria-label={words.title}
          aria-busy={isComing || undefined}
          className="invoice-list"
        >
          {after !== null && <BackToStart to={addressOf(search)} />}
          {props.children}
          <MoreRecords
            path={listPath}
            after={after}
            next={next}
            shown={shown}
            isComing={isComing}
          />
        </section>
      )}
    </div>
  );
}

/** Downloads all clients or all products as a CSV file, regardless of the search. */
function ExportCsv({ what }: { what: 'clients' | 'products' }) {
  const [isLoading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    const done = await fetchFile(`/api/${what}-csv`, 'text/csv', `${what}.csv`);
    setLoading(false);
    if (!done.ok && done.message !== null) {
      toast.error(fill(listTexts.notExported[what], { message: done.message }));
    }
  }

  return (
    <Button
      variant="secondary"
      loading={isLoading}
      onClick={download}
      aria-label={listTexts.exportCsv}
    >
      {!isLoading && <Download aria-hidden="true" className="size-4.5" />}
      <span className="max-sm:sr-only">{listTexts.exportCsv}</span>
    </Button>
  );
}

type MoreRecordsProps = {
  /** The list's path, without parameters. */
  path: string;
  /** The cursors of this page and of the next one; null at the ends of the list. */
  after: string | null;
  next: string | null;
  shown: number;
  isComing: boolean;
};

/** The link to more records; renders nothing at the end of the list. */
export function MoreRecords({ path, after, next, shown, isComing }: MoreRecordsProps) {
  const [parameters] = useSearchParams();
  if (next === null) return null;
  const further = moreRows(parameters, next);
  return (
    <LoadMore
      address={`${path}?${further}`}
      isOtherPage={further.get('after') !== after}
      shown={formatCount(shown)}
      isLoading={isComing}
    />
  );
}
