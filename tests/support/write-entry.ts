import { ledgerEffects } from '#app/features/payments/queries/ledger.server.ts';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** Writes a ledger entry with all its effects, without the forms' checks. */
export async function writeEntry(db: Database, entry: typeof payments.$inferInsert): Promise<void> {
  await writeBatch(db, [
    db.insert(payments).values(entry),
    ...ledgerEffects({ invoiceId: entry.invoiceId, now: entry.at }),
  ]);
}
