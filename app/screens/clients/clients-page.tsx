import {
  Link,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from '@remix-run/react';
import { Plus, SearchX, Users } from 'lucide-react';
import { useCallback, useState } from 'react';
import { BackLink } from '#app/components/buttons/back-link.tsx';
import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { SearchBox } from '#app/components/fields/search-box.tsx';
import { EmptyState } from '#app/components/messages/empty-state.tsx';
import { LoadFailure } from '#app/components/messages/load-failure.tsx';
import { LoadMore } from '#app/components/messages/load-more.tsx';
import type { SavedClient } from '#app/domain/clients/client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { formatCount } from '#app/domain/format-count.ts';
import { moreRows } from '#app/domain/lists/page-window.ts';
import { longestSearch, readSearch } from '#app/domain/search-text.ts';
import { ExportCsv } from '../csv/export-csv.tsx';
import { useKeptFocus } from '../list/use-kept-focus.ts';
import { ClientCard } from './client-card.tsx';
import { ClientDialog, type ClientDialogSubject } from './client-dialog.tsx';
import { DeleteClientDialog } from './delete-client-dialog.tsx';

export type ClientsPageProps = {
  country: CountryCode;
  /** The business's own, with which new clients start (`decisions.md`, Countries, routes, redirects). */
  businessCountry: CountryCode;
  list: {
    /** The newest first. */
    clients: SavedClient[];
    /** How many the search finds. */
    total: number;
    /** What was searched for; empty for all. */
    search: string;
    /** Where the page on screen begins and where the next one would; null at the list's ends. */
    after: string | null;
    next: string | null;
  };
  /** Why the page that the address asks for did not come; `list` is then an older one. */
  failure: string | null;
};

/** The clients of the signed-in seller (`invoices.md` section 2, Clients). */
export function ClientsPage({ country, businessCountry, list, failure }: ClientsPageProps) {
  const { clients, total, search, after, next } = list;
  const listPath = `/${country}/clients`;
  const { dialog, doomed, edit, remove, add, closeDialog, closeQuestion, onDeleted, onSaved } =
    useClientDialogs(listPath, businessCountry, search !== '' || after !== null);
  const [parameters] = useSearchParams();
  const { state, location } = useNavigation();
  const isComing = state === 'loading' && location.pathname === listPath;
  const isBlank = total === 0 && search === '' && !isComing && failure === null;

  return (
    <div className="page-width pt-4">
      <BackLink to={`/${country}`} />
      <div className="mt-1 flex items-center justify-between gap-4">
        <h1 className="font-semibold text-2xl tracking-tight md:text-3xl">Clients</h1>
        {!isBlank && <AddClientButton onPress={add} />}
      </div>
      {!isBlank && (
        <>
          <div className="mt-5 flex gap-2">
            <SearchBox
              listPath={listPath}
              search={isComing ? readSearch(new URLSearchParams(location.search)) : search}
              label="Search clients"
              placeholder="Name, email or address"
              maxLength={longestSearch}
              isPending={isComing}
              clean={(typed) => readSearch(new URLSearchParams({ q: typed }))}
              addressOf={(q) => addressOf(listPath, q === '' ? {} : { q })}
            />
            <ExportCsv what="clients" />
          </div>
          <p role="status" className="figures mt-3 text-ink-faint text-sm">
            {total === 1 ? '1 client' : `${formatCount(total)} clients`}
          </p>
        </>
      )}
      {failure !== null ? (
        <LoadFailure>Error loading clients: {failure}</LoadFailure>
      ) : isBlank ? (
        <EmptyState
          icon={<Users aria-hidden="true" className="size-12" strokeWidth={1.25} />}
          title="No clients yet"
          action={<AddClientButton onPress={add} />}
        >
          Add the people and companies you invoice. Then you pick them on an invoice instead of
          typing them again.
        </EmptyState>
      ) : total === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" className="size-12" strokeWidth={1.25} />}
          title="No matching clients"
          action={
            <LinkButton to={listPath} variant="secondary">
              Clear search
            </LinkButton>
          }
        >
          Try another name, email, phone number or address
        </EmptyState>
      ) : (
        <section
          id="client-list"
          tabIndex={-1}
          aria-label="Clients"
          aria-busy={isComing || undefined}
          className="invoice-list"
        >
          {after !== null && (
            <Link
              to={addressOf(listPath, search === '' ? {} : { q: search })}
              className="thumb mb-2 inline-flex items-center font-medium text-accent-ink underline underline-offset-4"
            >
              Back to the start of the list
            </Link>
          )}
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {clients.map((client) => (
              <ClientCard
                key={client.id}
                client={client}
                listPath={listPath}
                onEdit={edit}
                onDelete={remove}
              />
            ))}
          </ul>
          {next !== null && (
            <LoadMore
              address={`${listPath}?${moreRows(parameters, next)}`}
              isOtherPage={moreRows(parameters, next).get('after') !== after}
              shown={clients.length}
              isLoading={isComing}
            />
          )}
        </section>
      )}
      <ClientDialog subject={dialog} path={listPath} onClose={closeDialog} onSaved={onSaved} />
      <DeleteClientDialog
        client={doomed}
        path={listPath}
        onClose={closeQuestion}
        onDeleted={onDeleted}
      />
    </div>
  );
}

function AddClientButton({ onPress }: { onPress: () => void }) {
  return (
    <Button onClick={onPress}>
      <Plus aria-hidden="true" className="size-4.5" />
      Add Client
    </Button>
  );
}

function addressOf(listPath: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${listPath}?${query}` : listPath;
}

/** Which dialog is open, and what follows when it is done. */
function useClientDialogs(listPath: string, businessCountry: CountryCode, isPartial: boolean) {
  const [dialog, setDialog] = useState<ClientDialogSubject | null>(null);
  const [doomed, setDoomed] = useState<SavedClient | null>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useKeptFocus('client-list');
  return {
    dialog,
    doomed,
    add: () => setDialog({ kind: 'add', country: businessCountry }),
    edit: useCallback((client: SavedClient) => setDialog({ kind: 'edit', client }), []),
    remove: useCallback((client: SavedClient) => setDoomed(client), []),
    closeDialog: () => setDialog(null),
    closeQuestion: () => setDoomed(null),
    // What was added stands at the start of the whole list.
    onSaved: (kind: ClientDialogSubject['kind']) => {
      if (kind === 'add' && isPartial) navigate(listPath);
    },
    onDeleted: () => revalidate(),
  };
}

// @covers invoices-2.28 platform-1.2
