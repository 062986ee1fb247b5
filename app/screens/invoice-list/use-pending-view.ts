import { useLocation, useNavigation } from '@remix-run/react';
import { type ListView, readListView } from '#app/domain/invoices/list-view.ts';

/**
 * What the address asks for: the view that is on its way while the next answer is being fetched, the one that did not
 * come after a failure, else the one on screen. Links are made from it, so that what was pressed or typed a moment ago
 * is not lost with the next press.
 * @param shown the view on screen
 * @param hasFailed whether the address's own view did not come
 */
export function usePendingView(
  listPath: string,
  shown: ListView,
  hasFailed: boolean,
): { coming: ListView; isComing: boolean } {
  const here = useLocation();
  const { state, location: next } = useNavigation();
  const isComing = state === 'loading' && next.pathname === listPath;
  if (isComing) return { coming: viewAt(next.search), isComing };
  return { coming: hasFailed ? viewAt(here.search) : shown, isComing };
}

function viewAt(search: string): ListView {
  return readListView(new URLSearchParams(search));
}
