import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { Platform } from '#app/domain/navigation/native-path.ts';

const PlatformContext = createContext<Platform>('web');

/** Says once, around every page, what the page runs in. */
export const PlatformProvider = PlatformContext.Provider;

/** What the page runs in. */
export function usePlatform(): Platform {
  return useContext(PlatformContext);
}

type NativeFrameComponent = ComponentType<{ country: CountryCode; children: ReactNode }>;

/** The frame of the native shell, which browsers go without: the first to draw a page brings it where it is wanted. */
export const NativeFrameContext = createContext<NativeFrameComponent | null>(null);
