import { useEffect, useState } from 'react';
import { withFetched } from '#app/ui/hooks/effects.ts';
import type { ToastKind, ToastOptions } from './toaster.tsx';

/** How long toasts stay, in milliseconds; `usual` is the default. */
export const toastMs = {
  usual: 4000,
  currency: 3000,
  copied: 5000,
  issues: 6000,
  undo: 8000,
  refused: 10_000,
};

type Library = typeof import('./toaster.tsx');

// The library is fetched for the first toast or when a page sets `preload`, to keep public pages small. Only browsers
// use this state: a worker never shows a toast.
let library: Library | null = null;
let isListening = false;
let waiting: [kind: ToastKind, message: string, options: ToastOptions][] = [];
let wake: (() => void) | null = null;

function show(kind: ToastKind, message: string, options: ToastOptions = {}): void {
  if (library && isListening) library.showToast(kind, message, options);
  else {
    waiting.push([kind, message, options]);
    wake?.();
  }
}

/** Shows the queued toasts once the list is mounted. */
function showWaiting(): void {
  isListening = true;
  const messages = waiting;
  waiting = [];
  for (const message of messages) show(...message);
}

/** Shows a short message that disappears by itself; browser only. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  /** Dismisses the toast with that id, or all toasts. */
  dismiss: (id?: string) => {
    waiting = id ? waiting.filter(([, , options]) => options.id !== id) : [];
    library?.dismissToast(id);
  },
};

type ToastAreaProps = {
  /** Fetches the library at once, so that messages work without a network. */
  preload?: boolean;
  /** Moves the toasts above a bar at the bottom of phones. */
  aboveBottomBar?: boolean;
};

/** Where toasts appear: at the bottom of phones, at the bottom left of wide screens. Render it once per page. */
export function ToastArea({ preload = false, aboveBottomBar = false }: ToastAreaProps) {
  const [loaded, setLoaded] = useState<Library | null>(library);

  useEffect(() => {
    const fetchLibrary = () => {
      withFetched(import('./toaster.tsx'), (fetched) => {
        library = fetched;
        setLoaded(fetched);
      });
    };
    wake = fetchLibrary;
    if (waiting.length > 0) fetchLibrary();
    return () => {
      wake = null;
      isListening = false;
    };
  }, []);

  useEffect(() => {
    if (preload) wake?.();
  }, [preload]);

  if (!loaded) return null;
  return <loaded.Toaster aboveBottomBar={aboveBottomBar} onReady={showWaiting} />;
}
