import { useMemo, useSyncExternalStore } from 'react';
import { offlineTexts } from '#app/features/offline/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatList } from '#app/i18n/format/list.ts';
import { plural } from '#app/i18n/plural.ts';
import { loadOutboxStatus, type OutboxStatus } from './waiting-invoices.client.ts';
import { watchOutbox } from './watch-outbox.client.ts';

export const emptyOutbox: OutboxStatus = { waiting: 0, refused: 0, settings: false };

/** Subscribes to the contents of a user's outbox on this device. */
export function useOutboxStatus(person: string | null): OutboxStatus {
  // Every render calls `read`, and drafts may be long, so storage is only read again after a change.
  const [watch, read] = useMemo(() => {
    let known: string | null = null;
    const watch = (onChange: () => void) => {
      known = null;
      return watchOutbox(() => {
        known = null;
        onChange();
      });
    };
    const read = () => {
      known ??= JSON.stringify(
        person === null ? emptyOutbox : loadOutboxStatus(window.localStorage, person),
      );
      return known;
    };
    return [watch, read];
  }, [person]);
  const text = useSyncExternalStore(watch, read, () => JSON.stringify(emptyOutbox));
  return useMemo(() => JSON.parse(text), [text]);
}

/** Describes what is in the outbox in one sentence; null if it is empty. */
export function describeWaiting({ waiting, settings }: OutboxStatus): string | null {
  const parts = [
    ...(waiting > 0 ? [plural(offlineTexts.waiting.invoices, waiting)] : []),
    ...(settings ? [offlineTexts.waiting.settings] : []),
  ];
  return parts.length > 0 ? fill(offlineTexts.waiting.sentence, { what: formatList(parts) }) : null;
}

const asked = 'billwren-what-waits';

/** Opens the outbox dialog on any page. */
export function openOutboxDialog(): void {
  window.dispatchEvent(new Event(asked));
}

/** Calls back when the outbox dialog is requested. @returns unsubscribes */
export function onOpenOutbox(open: () => void): () => void {
  window.addEventListener(asked, open);
  return () => window.removeEventListener(asked, open);
}
