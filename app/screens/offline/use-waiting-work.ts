import { useEffect, useState } from 'react';
import {
  countWaitingWork,
  type WaitingWork,
  watchWaitingWork,
} from '#app/browser/waiting-work.client.ts';

const nothing: WaitingWork = { invoices: 0, settings: false };

/** What of a person waits on this device for the network, as it changes. */
export function useWaitingWork(person: string | null): WaitingWork {
  const [work, setWork] = useState(nothing);
  useEffect(() => {
    if (person === null) return setWork(nothing);
    const read = () => setWork(countWaitingWork(window.localStorage, person));
    read();
    return watchWaitingWork(read);
  }, [person]);
  return work;
}
