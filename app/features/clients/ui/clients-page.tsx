import { Link, useNavigate, useRevalidator } from '@remix-run/react';
import { Users } from 'lucide-react';
import { memo, useState } from 'react';
import type { SavedClient } from '#app/domain/clients/client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { clientCountryName } from '#app/features/clients/words/describe-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { RowIcon } from '#app/ui/icons/row-icon.tsx';
import { RecordList, type RecordPage } from '#app/ui/list/record-list.tsx';
import { ClientDialog, type ClientDialogSubject, DeleteClientDialog } from './client-dialog.tsx';

export type ClientsPageProps = {
  country: CountryCode;
  /** The business's country, the default for new clients. */
  businessCountry: CountryCode;
  /** The seller's for clients that are in use. */
  customFields: readonly CustomField[];
  /** Newest first. */
  list: RecordPage & { clients: SavedClient[] };
  /** Why the requested page could not be loaded; `list` is then an older one. */
  failure: string | null;
};

/** The clients of the signed-in seller. */
export function ClientsPage(props: ClientsPageProps) {
  const { country, businessCountry, customFields, list, failure } = props;
  const { clients, total, search, after } = list;
  const listPath = `/${country}/clients`;
  const [subject, setSubject] = useState<ClientDialogSubject | null>(null);
  const [doomed, setDoomed] = useState<SavedClient | null>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <>
      <RecordList
        kind="clients"
        listPath={listPath}
        list={list}
        shown={clients.length}
        problem={failure && fill(failureTexts.loading.clients, { message: failure })}
        icon={Users}
        words={{
          title: clientTexts.page,
          add: clientTexts.add,
          count: plural(clientTexts.count, total),
          search: clientTexts.search,
          searchHint: clientTexts.searchHint,
          blank: clientTexts.blank,
          none: clientTexts.none,
        }}
        backPath={`/${country}`}
        onAdd={() => setSubject({ country: businessCountry })}
      >
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {clients.map((client) => (
            <ClientCard
              key={client.id}
              client={client}
              listPath={listPath}
              onEdit={setSubject}
              onDelete={setDoomed}
            />
          ))}
        </ul>
      </RecordList>
      <ClientDialog
        subject={subject}
        customFields={customFields}
        path={listPath}
        onClose={() => setSubject(null)}
        onSaved={(isNew) => {
          // A new client appears at the start of the unfiltered list.
          if (isNew && (search !== '' || after !== null)) navigate(listPath);
        }}
      />
      <DeleteClientDialog
        client={doomed}
        path={listPath}
        onClose={() => setDoomed(null)}
        onDeleted={() => revalidate()}
      />
    </>
  );
}

type ClientCardProps = {
  client: SavedClient;
  listPath: string;
  /** Both callbacks must be stable, so that a card only re-renders when its client changed. */
  onEdit: (client: SavedClient) => void;
  onDelete: (client: SavedClient) => void;
};

/** One client: a click anywhere on the card opens the client's page; two buttons edit and delete. */
const ClientCard = memo(function ClientCard(props: ClientCardProps) {
  const { client, listPath, onEdit, onDelete } = props;
  const { id, name, email, phone, address } = client;
  const countryName = clientCountryName(client);
  return (
    <li className="client-card">
      <h2>
        <Link to={`${listPath}/${id}`}>{name}</Link>
      </h2>
      {email && <p>{email}</p>}
      {phone && <p className="figures">{phone}</p>}
      {address && <p className="line-clamp-2">{address.replaceAll('\n', ', ')}</p>}
      {countryName && <p>{countryName}</p>}
      <div className="client-actions">
        <button
          type="button"
          aria-label={fill(clientTexts.actionsOn.edit, { name })}
          onClick={() => onEdit(client)}
        >
          <RowIcon name="edit" />
        </button>
        <button
          type="button"
          aria-label={fill(clientTexts.actionsOn.remove, { name })}
          onClick={() => onDelete(client)}
        >
          <RowIcon name="delete" />
        </button>
      </div>
    </li>
  );
});
