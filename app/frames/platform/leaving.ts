import { createContext, useContext, useEffect } from 'react';
import { useLatest } from '#app/ui/hooks/use-latest.ts';

/** Who wants to know that a page is left by Back or by a swipe. */
export type Leaving = Set<() => void>;

const LeavingContext = createContext<Leaving | null>(null);

/** Gives a frame that has a way back to the pages in it. */
export const LeavingProvider = LeavingContext.Provider;

/** Has a page do on the frame's way back what its own Cancel does; the web's frame has none. */
export function useWhenLeft(onLeave: () => void): void {
  const leaving = useContext(LeavingContext);
  const latest = useLatest(onLeave);
  useEffect(() => {
    if (!leaving) return;
    const hear = () => latest.current();
    leaving.add(hear);
    return () => void leaving.delete(hear);
  }, [leaving, latest]);
}
