import { useMemo, useSyncExternalStore } from 'react';
import { offlineTexts } from '#app/features/offline/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatList } from '#app/i18n/format/list.ts';
import { plural } from '#app/i18n/plural.ts';
import { loadOutboxStatus, type OutboxStatus } from './waiting-invoices.client.ts';
import { watchOutbox } from './watch-outbox.client.ts';

export const emptyOutbox: OutboxStatus = { waiting: 0, refused: 0, settings: false };

/** What is in a user's outbox on this device, as it changes. */
export function useOutboxStatus(person: string | null): OutboxStatus {
  // A render asks for it, too, and a draft may be long: it is read again after a change alone.
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

/** What waits on this device, in a sentence; null when nothing does. */
export function describeWaiting({ waiting, settings }: OutboxStatus): string | null {
  const parts = [
    ...(waiting > 0 ? [plural(offlineTexts.waiting.invoices, waiting)] : []),
    ...(settings ? [offlineTexts.waiting.settings] : []),
  ];
  return parts.length > 0 ? fill(offlineTexts.waiting.sentence, { what: formatList(parts) }) : null;
}

const asked = 'billwren-what-waits';

/** Opens the list of what waits, over whatever page this is. */
export function openOutboxDialog(): void {
  window.dispatchEvent(new Event(asked));
}

/** Hears of that wish; @returns ends it */
export function onOpenOutbox(open: () => void): () => void {
  window.addEventListener(asked, open);
  return () => window.removeEventListener(asked, open);
}
