import { useSyncExternalStore } from 'react';
import { listen } from './effects.ts';

/** Whether a CSS media query matches; false on the server. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => listen(window.matchMedia(query), { change: onChange }),
    () => window.matchMedia(query).matches,
    () => false,
  );
}
