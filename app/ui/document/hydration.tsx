import { createContext, useContext, useState, useSyncExternalStore } from 'react';

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

/** The id of the current request; null in the browser, which reads it from `<html data-request-id>`. */
export const RequestIdContext = createContext<string | null>(null);

/**
 * Returns the id of the request that rendered this part of the page, for users to quote to support; the same during
 * hydration. Null for content rendered later in the browser, where the first request's id would be the wrong one.
 */
export function useRequestId(): string | null {
  const fromServer = useContext(RequestIdContext);
  const isTakenOver = useIsTakenOver();
  if (!isTakenOver) return null;
  return fromServer ?? document.documentElement.dataset.requestId ?? null;
}
