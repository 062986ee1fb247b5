import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  countryParameter,
  type Places,
  placesOf,
  type Shell,
} from '#app/domain/navigation/places.ts';

const ShellContext = createContext<Shell>('web');

/** Says once, around every page, what the page runs in. */
export const ShellProvider = ShellContext.Provider;

/** What the page runs in. */
export function useShell(): Shell {
  return useContext(ShellContext);
}

/** The addresses to link to from a page of this country. */
export function usePlaces(country: CountryCode): Places {
  return placesOf(useShell(), country);
}

/** Where a page of this country posts to: native addresses name none, so that it is said beside them. */
export function usePostPath(path: string, country: CountryCode): string {
  return useShell() === 'native' ? `${path}?${countryParameter}=${country}` : path;
}

type NativeFrameComponent = ComponentType<{ country: CountryCode; children: ReactNode }>;

/** The frame of the native shell, which browsers go without: whoever begins to draw a page brings it where it is wanted. */
export const NativeFrameContext = createContext<NativeFrameComponent | null>(null);
