import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { Platform } from '#app/domain/navigation/native-path.ts';

const PlatformContext = createContext<Platform>('web');

export const PlatformProvider = PlatformContext.Provider;

export function usePlatform(): Platform {
  return useContext(PlatformContext);
}

type NativeFrameComponent = ComponentType<{ country: CountryCode; children: ReactNode }>;

/** The native frame; null in browsers, which don't load it. It is provided by whatever renders the page first. */
export const NativeFrameContext = createContext<NativeFrameComponent | null>(null);
