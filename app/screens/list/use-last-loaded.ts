import { useRef } from 'react';

/** What a list loaded last, and why what its address asks for now did not come; see `loadOrStay`. */
export function useLastLoaded<Loaded extends object>(
  loaded: Loaded | { failure: string },
): { last: Loaded | null; failure: string | null } {
  const last = useRef<Loaded | null>(null);
  if ('failure' in loaded) return { last: last.current, failure: loaded.failure };
  last.current = loaded;
  return { last: loaded, failure: null };
}
