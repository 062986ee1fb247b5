import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { type ShownPage, wayBack } from '#app/domain/navigation/way-back.ts';
import { useRootData } from '../frame/root-data.ts';
import type { Leaving } from '../shell/leaving.ts';

/** The pages of this run of the app, by their place in the browser's history. */
const shown = new Map<number, ShownPage>();

/** Tells the page that it is left, and goes back; see `wayBack`. */
export function useGoBack(leaving: Leaving): () => void {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const person = useRootData()?.person;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit of the same page has another place
  useEffect(() => {
    shown.set(placeInHistory(), { pathname, person });
  }, [key, pathname, person]);

  return useCallback(() => {
    for (const onLeave of leaving) onLeave();
    const place = placeInHistory();
    const to = wayBack({ pathname, person }, shown.get(place - 1), place > 0);
    if (to === null) navigate(-1);
    else navigate(to, { replace: true });
  }, [navigate, leaving, pathname, person]);
}

/** The router counts the pages of this visit in the state of each entry. */
function placeInHistory(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}
