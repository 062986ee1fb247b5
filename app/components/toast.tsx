import { type ComponentType, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export type ToastOptions = {
  /** Milliseconds on screen; 4,000 unless said otherwise (`platform.md` section 9). */
  duration?: number;
  description?: string;
  /** The same id twice replaces the first toast. */
  id?: string;
  action?: { label: string; onClick: () => void };
};

type Waiting = { kind: ToastKind; message: string; options: ToastOptions };
type Library = typeof import('sonner');

const toastMilliseconds = 4000;
const visibleToasts = 3;

// The library is fetched for the first toast, or when a page says `prepare`: public pages stay light.
// All of this is touched by browsers only, a worker never shows a toast.
let library: Library | null = null;
let waiting: Waiting[] = [];
let wanted = false;
let wake: (() => void) | null = null;

function show(kind: ToastKind, message: string, options: ToastOptions = {}): void {
  if (library && wake) library.toast[kind](message, options);
  else {
    waiting.push({ kind, message, options });
    wake?.();
  }
}

/** Shows a short message that goes away by itself; for browsers only. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  /** Fetches the library ahead, so that messages work on a dead network; for pages that post. */
  prepare: () => {
    wanted = true;
    wake?.();
  },
  /** Takes away the toast of that id, or all. */
  dismiss: (id?: string) => {
    waiting = id ? waiting.filter((one) => one.options.id !== id) : [];
    library?.toast.dismiss(id);
  },
};

type ToastAreaProps = {
  /** Lifts the toasts over a bar at the bottom edge of phones. */
  aboveBottomBar?: boolean;
};

/** The place where toasts appear: top right on a desk, at the bottom edge on a phone. Once per page. */
export function ToastArea({ aboveBottomBar = false }: ToastAreaProps) {
  const [loaded, setLoaded] = useState<Library | null>(library);
  const narrow = useNarrowScreen();

  useEffect(() => {
    let gone = false;
    const fetchLibrary = () => {
      import('sonner').then(
        (fetched) => {
          if (!gone) setLoaded(fetched);
        },
        // Without network there is nothing to show the message with; the next toast tries again.
        () => undefined,
      );
    };
    wake = fetchLibrary;
    if (wanted || waiting.length > 0) fetchLibrary();
    return () => {
      gone = true;
      wake = null;
    };
  }, []);

  if (!loaded) return null;
  return (
    <>
      <loaded.Toaster
        theme="system"
        style={{ fontFamily: 'inherit', pointerEvents: 'auto' }}
        position={narrow ? 'bottom-center' : 'top-right'}
        duration={toastMilliseconds}
        visibleToasts={visibleToasts}
        offset={{ top: 80, right: 24 }}
        mobileOffset={{
          // A page with a bar of its own at the bottom edge says its height.
          bottom: `calc(${aboveBottomBar ? '5.5rem' : '1rem'} + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))`,
          left: 16,
          right: 16,
        }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast: classNames(
              'flex w-full items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 text-[0.9375rem] text-ink leading-snug shadow-float sm:w-[22.25rem]',
            ),
            title: 'font-medium',
            description: 'mt-0.5 whitespace-pre-line text-ink-soft text-sm',
            content: 'min-w-0 flex-1',
            icon: 'mt-px',
            success: '[&_[data-icon]]:text-accent-ink',
            info: '[&_[data-icon]]:text-ink-soft',
            warning: '[&_[data-icon]]:text-warn-ink',
            error: '[&_[data-icon]]:text-danger-ink',
            actionButton:
              'self-center rounded-sm px-2 py-1 font-semibold text-accent-ink hover:bg-sunken',
          },
        }}
      />
      <WhenShown library={loaded} />
    </>
  );
}

/** Stands after the Toaster, so its effect runs once that one listens: now the waiting messages go out. */
const WhenShown: ComponentType<{ library: Library }> = ({ library: fetched }) => {
  useEffect(() => {
    library = fetched;
    const messages = waiting;
    waiting = [];
    for (const { kind, message, options } of messages) fetched.toast[kind](message, options);
  }, [fetched]);
  return null;
};

function useNarrowScreen(): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(max-width: 767px)');
    const read = () => setNarrow(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return narrow;
}
