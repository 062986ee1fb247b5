import { useCallback } from 'react';
import { useTemporary } from '#app/ui/hooks/effects.ts';

/** How long what was saved carries its mark of success, in milliseconds. */
const savedMarkMs = 2000;

/** What was saved just now, for two seconds, else null; and the way to say that it was. */
export function useSavedMark(): [saved: string | null, markSaved: (id: string) => void] {
  const [mark, setMark] = useTemporary<{ id: string }>(savedMarkMs);
  const markSaved = useCallback((id: string) => setMark({ id }), [setMark]);
  return [mark?.id ?? null, markSaved];
}
