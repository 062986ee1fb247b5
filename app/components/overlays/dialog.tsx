import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '#app/components/buttons/icon-button.tsx';
import { classNames } from '#app/components/layout/class-names.ts';
import { keepOpenForToasts, scrimStyle } from './overlay.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay in view at the end; on phones they lie under one another, the first one lowest. */
  footer?: ReactNode;
  size?: 'narrow' | 'wide';
  /** `alertdialog` for a question that must be answered before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** Asked at a press outside: whether the dialog stays for all that. */
  staysAtPressOutside?: () => boolean;
  /** What has the focus at first; the first field unless told. */
  firstFocus?: RefObject<HTMLElement>;
};

const widths = { narrow: 'sm:max-w-md', wide: 'sm:max-w-2xl' };

/** A modal dialog: in the middle of a wide screen, from below on a phone. Escape and the close button leave it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'narrow',
  role = 'dialog',
  staysAtPressOutside,
  firstFocus,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimStyle} />
        <RadixDialog.Content
          role={role}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            keepOpenForToasts(event);
            if (staysAtPressOutside?.()) event.preventDefault();
          }}
          // Opened without a trigger of Radix's own: the focus would fall to the page's top.
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const field = firstFocus?.current ?? findFirstField(event.currentTarget);
            if (!field) return;
            event.preventDefault();
            field.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise-in flex-col rounded-t-xl bg-surface text-ink shadow-float outline-none',
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl',
            widths[size],
          )}
        >
          <div className="flex items-start gap-3 px-5 pt-5 sm:px-6">
            <div className="min-w-0 flex-1 pt-1.5 pb-1">
              <RadixDialog.Title className="font-semibold text-lg leading-snug">
                {title}
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-[0.9375rem] text-ink-soft">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label="Close" className="-mr-2">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </RadixDialog.Close>
          </div>
          {/* Also where nothing stands in it: the room between what is asked and the buttons. */}
          <div
            className={classNames(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-3 sm:px-6',
              children ? 'pb-[max(1.5rem,env(safe-area-inset-bottom))]' : 'pb-1',
            )}
          >
            {children}
          </div>
          {footer && (
            <div className="flex flex-col-reverse gap-2 px-5 pt-1 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The field to begin with; a dialog without one begins at its first button, as Radix does by itself. */
function findFirstField(dialog: EventTarget | null): HTMLElement | null {
  if (!(dialog instanceof HTMLElement)) return null;
  return dialog.querySelector<HTMLElement>(
    ':is(input, select, textarea):not([type="hidden"], [hidden], :disabled)',
  );
}
