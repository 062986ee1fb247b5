import { useLocation, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What a form was opened with, and the way to open it anew with what the server has now. */
type Reopened<Loaded> = {
  shown: Loaded;
  /** How often it was opened anew, for its React key. */
  times: number;
  reopen: () => void;
};

/**
 * Keeps what a form was opened with. The page's data is loaded again whenever something of the person's has changed, and
 * a form with typed text must not become another invoice's version, or give way to the page of a paid one.
 * @param userId whose form it is
 */
export function useReopened<Loaded>(loaded: Loaded, userId: string | null): Reopened<Loaded> {
  const { state, revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const [times, setTimes] = useState(0);
  const isAsked = useRef(false);
  useEffect(() => {
    if (state !== 'idle' || !isAsked.current) return;
    isAsked.current = false;
    setTimes((before) => before + 1);
  }, [state]);
  const reopen = useCallback(() => {
    isAsked.current = true;
    revalidate();
  }, [revalidate]);

  const name = `${pathname}${search} ${userId} ${times}`;
  const held = useRef({ name, loaded });
  if (held.current.name !== name) held.current = { name, loaded };
  return { shown: held.current.loaded, times, reopen };
}
