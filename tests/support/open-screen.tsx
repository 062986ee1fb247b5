import type { ReactElement } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';

/** A screen that runs: its effects have come, and its router goes where it is told. */
export type OpenScreen = {
  /** What is drawn at the moment. */
  place: HTMLElement;
  goTo: (path: string) => Promise<void>;
  /** Lets so many milliseconds pass, with all timers that come due. */
  pass: (milliseconds: number) => Promise<void>;
};

/**
 * Opens a screen in happy-dom under a router, with timers that pass when told. For `*.dom.test.tsx` files; the screen is
 * closed and the clock real again when the test is over.
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
    // Another screen of the test may have been closed before.
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
