import { useState, useSyncExternalStore } from 'react';

/** Whether the server drew this part of the page: true on the server and where the browser takes its drawing over. */
export function useIsTakenOver(): boolean {
  const isNow = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useState(isNow)[0];
}

const neverChanges = () => () => undefined;
