import { useState, useSyncExternalStore } from 'react';

/** Whether this part of the page was rendered by the server: true on the server and during hydration. */
export function useIsTakenOver(): boolean {
  const isNow = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useState(isNow)[0];
}

const neverChanges = () => () => undefined;
