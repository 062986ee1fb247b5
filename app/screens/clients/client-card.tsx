import { Link } from '@remix-run/react';
import { memo } from 'react';
import type { SavedClient } from '#app/domain/clients/client.ts';
import { countries } from '#app/domain/country/country.ts';
import { RowIcon } from '../invoice-list/row-icon.tsx';

type ClientCardProps = {
  client: SavedClient;
  listPath: string;
  /** Both stay the same as long as the page is there, so that a card is drawn anew only when it changed. */
  onEdit: (client: SavedClient) => void;
  onDelete: (client: SavedClient) => void;
};

/** One client: a press anywhere on the card opens the detail, its two buttons edit and delete. */
export const ClientCard = memo(function ClientCard({
  client,
  listPath,
  onEdit,
  onDelete,
}: ClientCardProps) {
  const { id, name, email, phone, address, country } = client;
  return (
    <li className="client-card">
      <h2>
        <Link to={`${listPath}/${id}`}>{name}</Link>
      </h2>
      {email && <p>{email}</p>}
      {phone && <p className="figures">{phone}</p>}
      {address && <p className="line-clamp-2">{address.replaceAll('\n', ', ')}</p>}
      <p>{countries[country].name}</p>
      <div className="client-actions">
        <button type="button" aria-label={`Edit ${name}`} onClick={() => onEdit(client)}>
          <RowIcon name="edit" />
        </button>
        <button type="button" aria-label={`Delete ${name}`} onClick={() => onDelete(client)}>
          <RowIcon name="delete" />
        </button>
      </div>
    </li>
  );
});
