import { listProducts } from '#app/features/products/server/products.server.ts';
import type { Database } from '#db/client.server.ts';
import type { SampleSeller } from './sample-seller.ts';

/** Returns a user's products that match a search, newest first, at most two thousand. */
export async function productsOf(
  db: Database,
  { userId }: Pick<SampleSeller, 'userId'>,
  search = '',
) {
  return (await listProducts(db, { userId, search, after: null, limit: 2000 })).products;
}
