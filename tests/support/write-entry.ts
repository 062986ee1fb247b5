import { ledgerEffects } from '#app/features/payments/queries/ledger-effects.server.ts';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** Writes an entry of the ledger with all that follows from it, past the rules of the forms. */
export async function writeEntry(db: Database, entry: typeof payments.$inferInsert): Promise<void> {
  await writeBatch(db, [
    db.insert(payments).values(entry),
    ...ledgerEffects({ invoiceId: entry.invoiceId, now: entry.at }),
  ]);
}
