import { useEffect, useState } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { controlTexts } from '#app/i18n/texts.ts';
import { listen } from '#app/ui/hooks/effects.ts';
import { toastMs } from './toast.tsx';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export type ToastOptions = {
  /** One of `toastMs`. */
  duration?: number;
  description?: string;
  /** A second toast with the same id replaces the first. */
  id?: string;
  action?: { label: string; onClick: () => void };
};

const visibleToasts = 3;

export function showToast(kind: ToastKind, message: string, options: ToastOptions): void {
  toast[kind](message, options);
}

export function dismissToast(id?: string): void {
  toast.dismiss(id);
}

/** The list of toasts in our design, loaded separately by `toast.tsx`. Calls `onReady` once toasts can be shown. */
export function Toaster({
  aboveBottomBar,
  onReady,
}: {
  aboveBottomBar: boolean;
  onReady: () => void;
}) {
  const isNarrow = useNarrowScreen();
  return (
    <>
      <SonnerToaster
        theme="system"
        containerAriaLabel={controlTexts.messages}
        style={{ fontFamily: 'inherit', pointerEvents: 'auto' }}
        // The corner with the fewest controls: page actions are at the top right, Create Invoice at the lower right.
        position={isNarrow ? 'bottom-center' : 'bottom-left'}
        duration={toastMs.usual}
        visibleToasts={visibleToasts}
        // Bars at the bottom publish their height; on wide screens only the cookie banner reaches this corner.
        offset={{ bottom: 'calc(1.5rem + var(--consent-banner, 0px))', left: 24 }}
        mobileOffset={{
          bottom: `calc(${aboveBottomBar ? '5.5rem' : '1rem'} + max(var(--bottom-bar, 0px) + var(--consent-banner, 0px), env(safe-area-inset-bottom)))`,
          left: 16,
          right: 16,
        }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'flex w-full items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 text-[0.9375rem] text-ink leading-snug shadow-float sm:w-[22.25rem]',
            title: 'font-medium',
            description: 'mt-0.5 whitespace-pre-line text-ink-soft text-sm',
            content: 'min-w-0 flex-1',
            icon: 'mt-px',
            success: '[&_[data-icon]]:text-accent-ink',
            info: '[&_[data-icon]]:text-ink-soft',
            warning: '[&_[data-icon]]:text-warn-ink',
            error: '[&_[data-icon]]:text-danger-ink',
            actionButton:
              '-my-1 -mr-2 self-center rounded-sm px-2 py-1 font-semibold text-accent-ink hover:bg-sunken pointer-coarse:-my-3 pointer-coarse:min-h-11',
          },
        }}
      />
      <AfterToaster onReady={onReady} />
    </>
  );
}

/** Rendered after the list, so that its effect runs once the list is listening. */
function AfterToaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

function useNarrowScreen(): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(max-width: 767px)');
    const read = () => setNarrow(query.matches);
    read();
    return listen(query, { change: read });
  }, []);
  return isNarrow;
}
