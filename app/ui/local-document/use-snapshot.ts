import { useState, useSyncExternalStore } from 'react';

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

/**
 * Returns one part of a document as of the last painted frame: what follows typing is calculated once the keystroke is
 * on the screen.
 * @param select returns the same object as long as nothing in it has changed
 */
export function usePaintedSnapshot<Snapshot, Part>(
  document: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Part,
): Part {
  const [painted] = useState(() => afterPaint(document));
  return useSnapshot(painted, select);
}

function afterPaint<Snapshot>(document: Readable<Snapshot>): Readable<Snapshot> {
  let shown = document.getSnapshot();
  let isWaiting = false;
  const catchUp = () => {
    isWaiting = false;
    shown = document.getSnapshot();
  };
  return {
    getSnapshot: () => shown,
    subscribe: (onChange) => {
      catchUp();
      return document.subscribe(() => {
        if (isWaiting) return;
        isWaiting = true;
        // A timer set before a frame is painted runs after it.
        requestAnimationFrame(() =>
          setTimeout(() => {
            catchUp();
            onChange();
          }),
        );
      });
    },
  };
}
