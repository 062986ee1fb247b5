import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { keepOpenForToasts, scrimStyle } from './overlay.ts';

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  side?: 'right' | 'left' | 'bottom';
  children: ReactNode;
  /** Stays in view at the foot of the sheet while its content scrolls. */
  footer?: ReactNode;
};

const sides = {
  right: 'inset-y-0 right-0 w-[min(26rem,90vw)] animate-slide-in-right',
  left: 'inset-y-0 left-0 w-[min(20rem,85vw)] animate-slide-in-left',
  bottom: 'inset-x-0 bottom-0 max-h-[90dvh] animate-rise-in rounded-t-xl',
};

/** A modal panel that slides in from an edge: filters on a phone, choices from below. */
export function Sheet({ open, onOpenChange, title, side = 'right', children, footer }: SheetProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimStyle} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          className={classNames(
            'fixed z-50 flex flex-col bg-surface pt-[env(safe-area-inset-top)] text-ink shadow-float outline-none',
            sides[side],
          )}
        >
          <div className="flex items-center gap-3 px-5 pt-3 pb-2">
            <RadixDialog.Title className="flex-1 font-semibold text-lg">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" className="-mr-2">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </RadixDialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
          {footer && (
            <div className="border-line border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
