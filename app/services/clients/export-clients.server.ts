import { countries } from '#app/domain/country/country.ts';
import { writeCsv } from '#app/domain/csv/write-csv.ts';
import type { Database } from '#db/client.server.ts';
import { readAllClients } from '#db/queries/clients/client-rows.server.ts';

const columns = ['name', 'email', 'phone', 'address', 'country'];

/** All clients of the owner as CSV, the newest first; countries by their names. */
export async function exportClients(db: Database, userId: string): Promise<string> {
  const clients = await readAllClients(db, userId);
  const rows = clients.map(({ name, email, phone, address, country }) => [
    name,
    email ?? '',
    phone ?? '',
    address ?? '',
    countries[country].name,
  ]);
  return writeCsv(columns, rows);
}
