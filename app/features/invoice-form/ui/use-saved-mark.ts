import { useCallback } from 'react';
import { useTemporary } from '#app/ui/hooks/effects.ts';

/** How long a saved item shows its success mark, in milliseconds. */
const savedMarkMs = 2000;

/** Returns the id of what was just saved, null after two seconds, and the function that marks it. */
export function useSavedMark(): [saved: string | null, markSaved: (id: string) => void] {
  const [mark, setMark] = useTemporary<{ id: string }>(savedMarkMs);
  const markSaved = useCallback((id: string) => setMark({ id }), [setMark]);
  return [mark?.id ?? null, markSaved];
}
