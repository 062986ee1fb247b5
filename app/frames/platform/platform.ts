import { type ComponentType, createContext, type ReactNode, useContext, useEffect } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { Platform } from '#app/domain/navigation/platform.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';

const PlatformContext = createContext<Platform>('web');

export const PlatformProvider = PlatformContext.Provider;

export function usePlatform(): Platform {
  return useContext(PlatformContext);
}

type NativeFrameComponent = ComponentType<{ country: CountryCode; children: ReactNode }>;

/** The native frame; null in browsers, which don't load it. It is provided by whatever renders the page first. */
export const NativeFrameContext = createContext<NativeFrameComponent | null>(null);

/** Callbacks that run when the page is left with Back or a swipe. */
export type Leaving = Set<() => void>;

const LeavingContext = createContext<Leaving | null>(null);

/** Provided by frames with a back button to the pages inside. */
export const LeavingProvider = LeavingContext.Provider;

/** Runs a page's own Cancel when the frame's back button is used; the web frame has none. */
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
