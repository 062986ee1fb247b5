import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { controlTexts } from '#app/i18n/texts.ts';
import { IconButton } from '#app/ui/buttons/button.tsx';
import { classNames } from '../layout/class-names.ts';

type DialogProps = {
  open: boolean;
  /** Called on Escape, the close button or a click outside. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay visible at the bottom; stacked on phones, with the first one lowest. */
  footer?: ReactNode;
  /** `sheet` is as wide as an invoice's page; `screen` covers the entire screen and slides in from below. */
  size?: 'narrow' | 'wide' | 'sheet' | 'screen';
  /** `alertdialog` for a question that must be answered first. */
  role?: 'dialog' | 'alertdialog';
  /** Called on a click outside: whether the dialog stays open anyway. */
  staysAtPressOutside?: () => boolean;
  /** The element that gets the initial focus; defaults to the first field. */
  firstFocus?: RefObject<HTMLElement>;
};

const isInsideWord = classNames(
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise-in flex-col overflow-hidden rounded-t-xl bg-surface text-ink shadow-float outline-none',
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl',
);
const looks = {
  narrow: `${isInsideWord} sm:max-w-md`,
  wide: `${isInsideWord} sm:max-w-2xl`,
  sheet: `${isInsideWord} sm:max-w-4xl`,
  screen: 'fixed inset-0 z-50 flex animate-slide-in-up flex-col bg-paper text-ink outline-none',
};

/** A modal dialog: centered on wide screens, a bottom sheet on phones. Escape and the close button close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, description, size = 'narrow', role = 'dialog', firstFocus } = props;
  const opener = useRef<Element | null>(null);
  const Inside = size === 'screen' ? PageInside : MiddleInside;
  return (
    <RadixDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        {size !== 'screen' && (
          <RadixDialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        )}
        <RadixDialog.Content
          role={role}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            // A click on a toast doesn't count as a click outside the dialog.
            const isToast =
              event.target instanceof Element && event.target.closest('[data-sonner-toaster]');
            if (isToast || props.staysAtPressOutside?.()) event.preventDefault();
          }}
          // The dialog has no Radix trigger, so closing it would move the focus to the top of the page.
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (size === 'screen') return;
            const field = firstFocus?.current ?? findFirstField(event.currentTarget);
            if (!field) return;
            event.preventDefault();
            field.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={looks[size]}
        >
          <Inside {...props} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function MiddleInside({ title, description, children, footer }: DialogProps) {
  return (
    <>
      <div className="flex items-start gap-3 px-5 pt-5 sm:px-6">
        <div className="min-w-0 flex-1 pt-1.5 pb-1">
          <RadixDialog.Title className="font-semibold text-lg leading-snug">
            {title}
          </RadixDialog.Title>
          <Description className="mt-1 text-[0.9375rem] text-ink-soft">{description}</Description>
        </div>
        <CloseButton className="-mr-2" />
      </div>
      {/* Rendered even when empty: it is the space between the question and the buttons. */}
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
    </>
  );
}

function PageInside({ title, description, children, footer }: DialogProps) {
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-5 pt-[max(0.75rem,env(safe-area-inset-top))]">
        <div className="mx-auto flex w-full max-w-lg flex-1 flex-col">
          <CloseButton className="-mr-2 self-end rounded-full" />
          <RadixDialog.Title className="mt-1 font-bold text-[2.125rem] leading-tight tracking-tight">
            {title}
          </RadixDialog.Title>
          <Description className="mt-1 text-ink-soft">{description}</Description>
          <div className="flex flex-1 flex-col gap-5 pt-5 pb-5">{children}</div>
        </div>
      </div>
      {footer && (
        <div className="border-line border-t bg-surface/85 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-xl">
          <div className="mx-auto flex w-full max-w-lg flex-col gap-2">{footer}</div>
        </div>
      )}
    </>
  );
}

function Description({ className, children }: { className: string; children: ReactNode }) {
  if (!children) return null;
  return <RadixDialog.Description className={className}>{children}</RadixDialog.Description>;
}

function CloseButton({ className }: { className: string }) {
  return (
    <RadixDialog.Close asChild>
      <IconButton label={controlTexts.close} className={className}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </RadixDialog.Close>
  );
}

/** Returns the first field, for the initial focus; without one, Radix focuses the first button. */
function findFirstField(dialog: EventTarget | null): HTMLElement | null {
  if (!(dialog instanceof HTMLElement)) return null;
  return dialog.querySelector<HTMLElement>(
    ':is(input, select, textarea):not([type="hidden"], [hidden], :disabled)',
  );
}
