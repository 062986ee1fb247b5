import { listProducts } from '#app/features/products/server/list-products.server.ts';
import type { Database } from '#db/client.server.ts';
import type { SampleSeller } from './sample-seller.ts';

/** The products of a person that a search finds, the newest first: two thousand at most. */
export async function productsOf(
  db: Database,
  { userId }: Pick<SampleSeller, 'userId'>,
  search = '',
) {
  return (await listProducts(db, { userId, search, after: null, limit: 2000 })).products;
}
