import { useEffect, useState } from 'react';
import {
  type OutboxStatus,
  readOutboxStatus,
  watchOutbox,
} from '#app/browser/outbox/outbox-status.client.ts';

export const emptyOutbox: OutboxStatus = { invoices: 0, settings: false };

/** What is in a user's outbox on this device, as it changes. */
export function useOutboxStatus(person: string | null): OutboxStatus {
  const [status, setStatus] = useState(emptyOutbox);
  useEffect(() => {
    if (person === null) return setStatus(emptyOutbox);
    const read = () => setStatus(readOutboxStatus(window.localStorage, person));
    read();
    return watchOutbox(read);
  }, [person]);
  return status;
}
