import type { DeliveryDetails } from '#app/domain/deliveries/check-delivery.ts';
import {
  type Delivery,
  deliveryOf,
  leftToDeliver,
  maxDeliveries,
} from '#app/domain/deliveries/delivery.ts';
import { formatDeliveryLines } from '#app/domain/deliveries/delivery-json.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import type { Database } from '#db/client.server.ts';
import { getDeliverable, insertDelivery } from '../queries/deliveries.server.ts';

/** Why a document gets no delivery note: it is void or declined, everything was delivered, or it has too many notes. */
export type DeliveryBlockReason = 'void' | 'declined' | 'nothing-left' | 'too-many';

export type MakeDelivery = {
  userId: string;
  invoiceId: string;
  /** Created by the form, so that sending it twice creates one note. */
  noteKey: string;
  /** Already cleaned and checked. */
  details: DeliveryDetails;
  /** By line of the document, in ten-thousandths. */
  quantities: readonly number[];
  /** ms. */
  now: number;
};

export type MakeDeliveryOutcome =
  | { outcome: 'made'; n: number; number: string }
  | { outcome: 'barred'; bar: DeliveryBlockReason }
  | { outcome: 'nothing' }
  | { outcome: 'too-much' }
  /** Concurrent changes kept interfering. */
  | { outcome: 'changing' }
  /** The form's note already exists with other content. */
  | { outcome: 'made-otherwise'; number: string }
  | { outcome: 'unknown' };

/** Another note, a payment or an edit may happen between reading and writing; more than one is unlikely. */
const maxTries = 5;

/** Gets what is left to deliver of a document of the owner, or why nothing is; null if there is no such document. */
export async function getDeliveryStart(db: Database, userId: string, invoiceId: string) {
  const found = await getDeliverable(db, userId, invoiceId);
  return found && withLeft(found);
}

/**
 * Creates a delivery note. Concurrent notes are taken into account, so all together never exceed the document. A form's
 * note is created once; sending it again with other content is refused. Two round trips, and two more for each
 * concurrent change.
 */
export async function makeDelivery(
  db: Database,
  { userId, invoiceId, noteKey, details, quantities, now }: MakeDelivery,
): Promise<MakeDeliveryOutcome> {
  const id = idOfKey(userId, `delivery ${invoiceId} ${noteKey}`);
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const found = await getDeliverable(db, userId, invoiceId);
    if (!found) return { outcome: 'unknown' };
    const { content, notes, version } = found;
    const at = notes.findIndex((note) => note.id === id);
    const stored = notes[at];
    if (stored) {
      const earlier = notes.slice(0, at).map(({ lines }) => lines);
      const wanted = deliveryOf(content.items, earlier, quantities);
      const isSame =
        wanted.outcome === 'delivery' && isSameNote(stored, { ...details, lines: wanted.lines });
      const { n, number } = stored;
      return isSame ? { outcome: 'made', n, number } : { outcome: 'made-otherwise', number };
    }
    const { bar } = withLeft(found);
    if (bar) return { outcome: 'barred', bar };
    const made = deliveryOf(
      content.items,
      notes.map(({ lines }) => lines),
      quantities,
    );
    if (made.outcome !== 'delivery') return made;
    await insertDelivery(db, {
      ...details,
      id,
      userId,
      invoiceId,
      version,
      documentNumber: content.invoiceNumber,
      earlier: notes.length,
      lines: made.lines,
      at: now,
    });
    // The next reading finds the note, or what came first.
  }
  return { outcome: 'changing' };
}

type NoteContent = Pick<Delivery, keyof DeliveryDetails | 'lines'>;

function isSameNote(one: NoteContent, other: NoteContent): boolean {
  return (
    one.day === other.day &&
    one.shippingAddress === other.shippingAddress &&
    one.carrier === other.carrier &&
    one.tracking === other.tracking &&
    formatDeliveryLines(one.lines) === formatDeliveryLines(other.lines)
  );
}

type Deliverable = NonNullable<Awaited<ReturnType<typeof getDeliverable>>>;

function withLeft({ content, status, notes }: Deliverable) {
  const left = leftToDeliver(
    content.items,
    notes.map(({ lines }) => lines),
  );
  return { content, left, bar: barOf(status, notes.length, left) };
}

function barOf(
  status: string,
  count: number,
  left: readonly (number | null)[],
): DeliveryBlockReason | null {
  if (status === 'void' || status === 'declined') return status;
  if (count >= maxDeliveries) return 'too-many';
  return left.some((quantity) => (quantity ?? 0) > 0) ? null : 'nothing-left';
}
