import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { listen } from '../hooks/listen.ts';

/** The state of a navigation to a list from a page that is gone with what had the focus, such as a deleted client's. */
export const focusTaken = { isFocusTaken: true };

/**
 * Keeps the keyboard's place when what had the focus goes, such as a deleted row, the button of an empty list or a
 * filter that was removed: the list takes it, or the page when there is no list.
 * @param listId the id of the list's element, which can have the focus
 */
export function useKeptFocus(listId: string): void {
  const { state } = useLocation();
  const isTaken = useRef(state?.isFocusTaken === true);
  const last = useRef<Element>();

  useEffect(() => {
    return listen(document, {
      focusin: ({ target }) => {
        if (target instanceof Element) last.current = target;
      },
    });
  }, []);

  // After every drawing, since any may take something away.
  useEffect(() => {
    if (!isTaken.current && (!last.current || last.current.isConnected)) return;
    isTaken.current = false;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const place = document.getElementById(listId) ?? document.getElementById('main');
    place?.focus({ preventScroll: true });
  });
}
