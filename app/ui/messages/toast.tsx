import { useEffect, useState } from 'react';
import { withFetched } from '../hooks/with-fetched.ts';
import type { ToastKind, ToastOptions } from './toaster.tsx';

type Library = typeof import('./toaster.tsx');

// The library is fetched for the first toast or when a page says `preload`: public pages stay light.
// All of this is touched by browsers only, a worker never shows a toast.
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

/** The list is on screen: what waited is shown. */
function showWaiting(): void {
  isListening = true;
  const messages = waiting;
  waiting = [];
  for (const message of messages) show(...message);
}

/** Shows a short message that goes away by itself; for browsers only. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  /** Takes away the toast of that id, or all. */
  dismiss: (id?: string) => {
    waiting = id ? waiting.filter(([, , options]) => options.id !== id) : [];
    library?.dismissToast(id);
  },
};

type ToastAreaProps = {
  /** Fetch the library at once, so that messages work with a dead network. */
  preload?: boolean;
  /** Lifts the toasts over a bar at the bottom edge of phones. */
  aboveBottomBar?: boolean;
};

/** Where toasts appear: at the bottom edge, on wide screens on its left. Once per page. */
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
