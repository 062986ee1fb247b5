import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when what had the focus goes, such as an archived row or a filter that was removed: the
 * list takes it, or the page when there is no list.
 */
export function useKeptFocus(): void {
  const last = useRef<Element>();

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // After every drawing, since any may take something away.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const place = document.getElementById('invoice-list') ?? document.getElementById('main');
    place?.focus({ preventScroll: true });
  });
}
