import { useMemo, useSyncExternalStore } from 'react';
import { type OutboxStatus, readOutboxStatus } from '#app/browser/outbox/invoice-entries.client.ts';
import { watchOutbox } from '#app/browser/outbox/watch-outbox.client.ts';
import { formatList } from '#app/domain/language/format-list.ts';

export const emptyOutbox: OutboxStatus = { waiting: 0, refused: 0, settings: false };

/** What is in a user's outbox on this device, as it changes. */
export function useOutboxStatus(person: string | null): OutboxStatus {
  const read = () =>
    JSON.stringify(person === null ? emptyOutbox : readOutboxStatus(window.localStorage, person));
  const text = useSyncExternalStore(watchOutbox, read, () => JSON.stringify(emptyOutbox));
  return useMemo(() => JSON.parse(text), [text]);
}

/** What waits on this device, in a sentence; null when nothing does. */
export function describeWaiting({ waiting, settings }: OutboxStatus): string | null {
  const parts = [
    ...(waiting > 0 ? [countInvoices(waiting)] : []),
    ...(settings ? ['your settings'] : []),
  ];
  return parts.length > 0 ? `Waiting on this device: ${formatList(parts)}.` : null;
}

export function countInvoices(count: number): string {
  return count === 1 ? '1 invoice' : `${count} invoices`;
}

const asked = 'billwren-what-waits';

/** Opens the list of what waits, over whatever page this is. */
export function seeWhatWaits(): void {
  window.dispatchEvent(new Event(asked));
}

/** Hears of that wish; @returns ends it */
export function onSeeWhatWaits(open: () => void): () => void {
  window.addEventListener(asked, open);
  return () => window.removeEventListener(asked, open);
}
