import { eq } from 'drizzle-orm';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { invoices } from '#db/schema.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { openWorld, type Seller, type Sent } from './world.ts';

/** What the form posts with a draft, and when. */
type Save = { guestWaiting?: boolean; edit?: unknown; pictures?: unknown; now?: number };

/** The draft of `validDraft`, as a new invoice unless a save key is given. */
export const draftOf = (changes: Partial<InvoiceDraft> = {}) =>
  validDraft('us', { saveKey: crypto.randomUUID(), ...changes });

/** Opens a world with the posts of the invoice form. */
export async function openFormWorld() {
  const world = await openWorld();

  /** Posts to the form's address; `trips` counts the round trips to the database. */
  async function send(json: unknown, sent: Sent = {}) {
    const db = sent.db ?? world.database.open();
    const { status, body } = await world.post('/us/create-invoice', json, { ...sent, db });
    return { status, body, trips: db.stats.trips };
  }

  /** Saves a draft with these changes. */
  function save(as: Seller, changes: Partial<InvoiceDraft> = {}, { now, ...more }: Save = {}) {
    const post = { intent: 'save', guestWaiting: false, draft: draftOf(changes), ...more };
    return send(post, { as, ...(now !== undefined && { now }) });
  }

  /** Counts a user's invoices. */
  const countOf = ({ userId }: Seller) => world.db.$count(invoices, eq(invoices.userId, userId));

  return { ...world, send, save, countOf };
}
