import type { ReactElement } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';

/** A running screen: its effects have run, and its router navigates. */
export type OpenScreen = {
  /** What is currently rendered. */
  place: HTMLElement;
  goTo: (path: string) => Promise<void>;
  /** Advances the timers by this many milliseconds. */
  pass: (milliseconds: number) => Promise<void>;
};

/**
 * Opens a screen in happy-dom under a router, with fake timers. For `*.dom.test.tsx` files; closes the screen and
 * restores the clock after the test.
 */
export async function openScreenInDom(screen: ReactElement, path = '/us'): Promise<OpenScreen> {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [path] });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(<RouterProvider router={router} future={{ v7_startTransition: true }} />),
  );
  onTestFinished(async () => {
    // An earlier screen of the test may have been closed.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await act(async () => root.unmount());
    place.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    place,
    goTo: (next) => act(() => router.navigate(next)),
    pass: (milliseconds) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds))),
  };
}
