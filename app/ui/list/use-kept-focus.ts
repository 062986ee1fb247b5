import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { listen } from '../hooks/listen.ts';

/** The navigation state for a list when the element with the focus has disappeared, such as a deleted client's page. */
export const focusTaken = { isFocusTaken: true };

/**
 * Keeps the keyboard focus when the focused element disappears, such as a deleted row, the button of an empty list or a
 * removed filter: moves the focus to the list, or to the page if there is no list.
 * @param listId id of the list's focusable element
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

  // Runs after every render, since any render may remove the focused element.
  useEffect(() => {
    if (!isTaken.current && (!last.current || last.current.isConnected)) return;
    isTaken.current = false;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const place = document.getElementById(listId) ?? document.getElementById('main');
    place?.focus({ preventScroll: true });
  });
}
