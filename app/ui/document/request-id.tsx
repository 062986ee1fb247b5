import { createContext, useContext } from 'react';
import { useIsTakenOver } from './use-is-taken-over.ts';

/** The id of the request being answered; null in the browser, which reads it from `<html data-request-id>`. */
export const RequestIdContext = createContext<string | null>(null);

/**
 * The id of the request that drew this part of the page, for a person to quote; it is the same while hydrating.
 * Null for what the browser drew later: the id of the page's first request would be the wrong one to quote.
 */
export function useRequestId(): string | null {
  const fromServer = useContext(RequestIdContext);
  const isTakenOver = useIsTakenOver();
  if (!isTakenOver) return null;
  return fromServer ?? document.documentElement.dataset.requestId ?? null;
}
