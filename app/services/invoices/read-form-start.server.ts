import { describeProduct } from '#app/domain/catalog/product.ts';
import type { SavedProduct } from '#app/domain/invoice/save-answer.ts';
import type { Database } from '#db/client.server.ts';
import { readFormChoices } from '#db/queries/form-choices.server.ts';

/** The saved clients and products that the form's pickers offer, texts empty where nothing is stored. */
export type FormChoices = {
  clients: { id: string; name: string; email: string; address: string }[];
  products: SavedProduct[];
};

/** What a signed-in person may pick in the form, both lists by name; one round trip. */
export async function readFormStart(db: Database, userId: string): Promise<FormChoices> {
  const { clients, products } = await readFormChoices(db, userId);
  return {
    clients: clients.map(({ id, name, email, address }) => ({
      id,
      name,
      email: email ?? '',
      address: address ?? '',
    })),
    products: products.map(({ id, ...columns }) => ({ id, ...describeProduct(columns) })),
  };
}
