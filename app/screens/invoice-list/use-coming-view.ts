import { useNavigation } from '@remix-run/react';
import { type ListView, readListView } from '#app/domain/invoice/list-view.ts';

/**
 * The view that is on its way while the next answer of the list is being fetched, else the one on screen. Links are
 * made from it, so that what was pressed or typed a moment ago is not lost with the next press.
 */
export function useComingView(
  listPath: string,
  view: ListView,
): { coming: ListView; isComing: boolean } {
  const { state, location } = useNavigation();
  if (state !== 'loading' || location.pathname !== listPath)
    return { coming: view, isComing: false };
  return { coming: readListView(new URLSearchParams(location.search)), isComing: true };
}
