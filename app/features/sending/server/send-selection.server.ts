import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { checkSend } from '#app/domain/sending/check-send.ts';
import { countedDay, firstDayEnds } from '#app/domain/sending/sending-limits.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import {
  type EmailOrder,
  insertEmailBatches,
} from '#app/features/sending/queries/queue-email.server.ts';
import {
  listRecipientStates,
  listSendStarts,
} from '#app/features/sending/queries/send-start.server.ts';
import { emailCopy } from '#app/features/sending/words/email-copy.ts';
import {
  describeUnsendable,
  describeUnsent,
  type SelectedDocument,
  type Unsent,
} from '#app/features/sending/words/send-selection.ts';
import type { Database } from '#db/client.server.ts';
import {
  orderOf,
  outcomeOf,
  type QueueMoment,
  refusalOf,
  type Sender,
} from './queue-email.server.ts';

type SelectionMoment = QueueMoment & { timeZone: string | null };

type Selection = { kind: DocumentKind; documents: readonly SelectedDocument[] };

type SelectedStart = Awaited<ReturnType<typeof listSendStarts>>['invoices'][number];
type RecipientState = Awaited<ReturnType<typeof listRecipientStates>>[number];

/** `labels`: see `placeholderLabels`. */
type SelectionSender = Sender & { labels: readonly string[] };

/**
 * Checks which of several documents could be sent to their clients, in order and together: limits count the ones before.
 * Unknown documents and another user's are skipped. Two round trips.
 */
export async function checkSelection(
  db: Database,
  sender: SelectionSender & { isConfirmed: boolean },
  selection: Selection,
  at: SelectionMoment,
): Promise<{ ready: string[]; sentBefore: number; unsent: Unsent[] }> {
  const { orders, unsent, used } = await listOrders(db, sender, selection, at);
  const states = await listRecipientStates(db, {
    userId: sender.userId,
    day: countedDay(at.now),
    recipients: orders.flatMap(({ order }) => order.recipients),
  });
  const stateOf = new Map(states.map((state) => [state.address, state]));
  const plannedOfMailbox = new Map<string, number>();
  const ready: SelectedStart[] = [];
  let planned = 0;
  for (const { start, order } of orders) {
    const { recipients, mailboxLimit } = order;
    const mailboxes = new Map(plannedOfMailbox);
    for (const { addressKey } of recipients) {
      mailboxes.set(addressKey, (mailboxes.get(addressKey) ?? 0) + 1);
    }
    const addressesWhere = (matches: (state: RecipientState, addressKey: string) => boolean) =>
      recipients.flatMap(({ address, addressKey }) => {
        const state = stateOf.get(address);
        return state && matches(state, addressKey) ? [address] : [];
      });
    const facts = {
      status: start.status,
      isLinked: start.isLinked,
      isConfirmed: sender.isConfirmed,
      isStopped: start.isStopped,
      usedOfDay: used.usedOfDay + planned,
      usedOfFirstDay: used.usedOfFirstDay + planned,
      budgetUsed: used.usedOfAll + planned,
      blocked: addressesWhere(({ isBlocked }) => isBlocked),
      bounced: addressesWhere(({ isBounced }) => isBounced),
      fullMailboxes: addressesWhere(
        ({ usedOfMailbox }, key) => usedOfMailbox + (mailboxes.get(key) ?? 0) > mailboxLimit,
      ),
    };
    const refusal = refusalOf(facts, order);
    if (refusal) {
      unsent.push({ number: start.invoiceNumber, reason: describeUnsent(refusal) });
      continue;
    }
    ready.push(start);
    planned += recipients.length;
    for (const { addressKey } of recipients) {
      plannedOfMailbox.set(addressKey, mailboxes.get(addressKey) ?? 0);
    }
  }
  return {
    ready: ready.map(({ id }) => id),
    sentBefore: ready.filter(({ isSent }) => isSent).length,
    unsent,
  };
}

/**
 * Sends several documents, each to its own client with the seller's template, like the send dialog without changes. A
 * repeat sends nothing twice. Two round trips.
 * @returns the emails to deliver now, the number of documents sent, and those that weren't
 */
export async function sendSelection(
  db: Database,
  sender: SelectionSender,
  selection: Selection,
  at: SelectionMoment,
): Promise<{ emailIds: string[]; sent: number; unsent: Unsent[] }> {
  const { orders, unsent } = await listOrders(db, sender, selection, at);
  const results =
    orders.length === 0
      ? []
      : await insertEmailBatches(
          db,
          orders.map(({ order }) => order),
        );
  const emailIds: string[] = [];
  let sent = 0;
  orders.forEach(({ start, order }, place) => {
    const facts = results[place];
    const outcome = facts ? outcomeOf(facts, order) : ({ outcome: 'unknown' } as const);
    if (outcome.outcome === 'written') {
      sent += 1;
      emailIds.push(...outcome.emails.map(({ id }) => id));
    } else {
      unsent.push({ number: start.invoiceNumber, reason: describeUnsent(outcome) });
    }
  });
  return { emailIds, sent, unsent };
}

/** Builds the orders of a selection, and lists the documents that have none. */
async function listOrders(
  db: Database,
  sender: SelectionSender,
  { kind, documents }: Selection,
  at: SelectionMoment,
) {
  const { now, timeZone } = at;
  const ends = firstDayEnds(sender.plan, sender.accountMadeAt) ?? 0;
  const { invoices, templates, ...used } = await listSendStarts(db, {
    userId: sender.userId,
    kind,
    invoiceIds: documents.map(({ invoiceId }) => invoiceId),
    paymentId: null,
    day: countedDay(now),
    firstDayEnds: now < ends ? ends : 0,
  });
  const starts = new Map(invoices.map((start) => [start.id, start]));
  const today = dayInTimeZone(now, timeZone);
  const orders: { start: SelectedStart; order: EmailOrder }[] = [];
  const unsent: Unsent[] = [];
  for (const { invoiceId, idempotencyKey } of documents) {
    const start = starts.get(invoiceId);
    if (!start) continue;
    const checked = checkSend(
      {
        kind,
        invoiceId,
        paymentId: null,
        idempotencyKey,
        to: start.clientEmail ?? '',
        cc: start.cc ?? '',
        wantsCopy: false,
        ...emailCopy(templates, kind, start.language, { document: start, today }),
        attach: true,
        sendAt: '',
        timeZone: 'UTC',
      },
      { now, ownAddress: null, labels: sender.labels },
    );
    if (checked.ok) {
      orders.push({ start, order: orderOf(sender, { ...checked.send, named: null }, at) });
    } else {
      unsent.push({ number: start.invoiceNumber, reason: describeUnsendable(checked.issues) });
    }
  }
  return { orders, unsent, used };
}
