import { action as answerImport } from '#app/features/imports/import-records.route.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { importingBusiness } from './import-harness.ts';
import { invoicesOf, readImportText } from './parse-import-text.ts';
import { postedCall } from './posted-call.ts';
import type { Person, PostedWrite } from './posted-writes.ts';
import type { TestDatabase } from './test-database.ts';

const { plan: invoices } = await readImportText(importFiles.freshBooks, { country: 'ca' });
const { plan: clients } = await readImportText(importFiles.freshBooksClients, { country: 'ca' });
const { plan: products } = await readImportText(importFiles.invoiceNinjaProducts);

/** Lists the posts of the import. */
export function listPostedImportWrites(database: TestDatabase): PostedWrite[] {
  const run = (sql: string, person: Person) =>
    database.open().$client.execute({ sql, args: [person.userId] });
  const { businessName, email, address } = importingBusiness;
  const describeBusiness = (person: Person) =>
    run(
      `UPDATE user_settings SET business_name = '${businessName}', email = '${email}',
        address = '${address}' WHERE user_id = ?`,
      person,
    );
  const effect = async (person: Person) => {
    const count = (table: string) => `(SELECT count(*) FROM ${table} WHERE user_id = s.user_id)`;
    const tables = ['invoices', 'payments', 'issued_versions', 'clients', 'products_services'];
    const columns = [...tables.map(count), 's.total_invoices_created'].join(" || ' ' || ");
    const { rows } = await run(`SELECT ${columns} FROM user_settings s WHERE user_id = ?`, person);
    return rows[0]?.[0];
  };
  const importing = (name: string, json: object): PostedWrite => ({
    name: `a batch of imported ${name} is added`,
    act: postedCall(answerImport, () => json, describeBusiness),
    effect,
  });
  // The first two of them fit into the free plan.
  const two = invoicesOf(invoices).slice(0, 2);
  return [
    importing('invoices with their clients and payments', {
      intent: 'invoices',
      source: 'freshbooks',
      invoices: two.map(({ invoice }) => invoice),
    }),
    importing('clients', {
      intent: 'clients',
      clients: clients.kind === 'clients' && clients.clients,
    }),
    importing('products', {
      intent: 'products',
      products: products.kind === 'products' && products.products,
    }),
  ];
}
