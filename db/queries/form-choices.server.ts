import { eq, sql } from 'drizzle-orm';
import type { Database } from '../client.server.ts';
import { readBatch } from '../read.server.ts';
import { clients, productsServices } from '../schema.ts';

/** The owner's clients and products for the invoice form's pickers, both by name; one round trip. */
export async function readFormChoices(db: Database, userId: string) {
  const [clientRows, productRows] = await readBatch(db, [
    db
      .select({
        id: clients.id,
        name: clients.name,
        email: clients.email,
        address: clients.address,
      })
      .from(clients)
      .where(eq(clients.userId, userId))
      .orderBy(sql`${clients.name} COLLATE NOCASE`),
    db
      .select({
        id: productsServices.id,
        name: productsServices.name,
        unitPriceHundredths: productsServices.unitPriceHundredths,
        taxRateThousandths: productsServices.taxRateThousandths,
      })
      .from(productsServices)
      .where(eq(productsServices.userId, userId))
      .orderBy(sql`${productsServices.name} COLLATE NOCASE`),
  ]);
  return { clients: clientRows, products: productRows };
}
