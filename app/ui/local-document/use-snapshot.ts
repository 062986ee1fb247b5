import { useSyncExternalStore } from 'react';

/** A document as its readers need it. */
export type Readable<Snapshot> = {
  getSnapshot: () => Snapshot;
  /** Calls back after every change. @returns unsubscribes */
  subscribe: (onChange: () => void) => () => void;
};

/**
 * Returns one part of a document; the component renders again only when that part changes.
 * @param select returns the same object as long as nothing in it has changed
 */
export function useSnapshot<Snapshot, Part>(
  document: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Part,
): Part {
  const getPart = () => select(document.getSnapshot());
  return useSyncExternalStore(document.subscribe, getPart, getPart);
}
