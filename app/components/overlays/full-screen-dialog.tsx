import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#app/components/buttons/icon-button.tsx';
import { keepOpenForToasts } from './overlay.ts';

type FullScreenDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Stays in view at the lower edge. */
  footer?: ReactNode;
};

/** A modal page of its own that rises from below and covers everything; Escape and the close button leave it. */
export function FullScreenDialog(props: FullScreenDialogProps) {
  const { open, onOpenChange, title, description, children, footer } = props;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={keepOpenForToasts}
          className="fixed inset-0 z-50 flex animate-slide-in-up flex-col bg-paper text-ink outline-none"
        >
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-5 pt-[max(0.75rem,env(safe-area-inset-top))]">
            <div className="mx-auto flex w-full max-w-lg flex-1 flex-col">
              <RadixDialog.Close asChild>
                <IconButton label="Close" className="-mr-2 self-end rounded-full">
                  <X aria-hidden="true" className="size-6" />
                </IconButton>
              </RadixDialog.Close>
              <RadixDialog.Title className="mt-1 font-bold text-[2.125rem] leading-tight tracking-tight">
                {title}
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-ink-soft">
                  {description}
                </RadixDialog.Description>
              )}
              <div className="flex flex-1 flex-col gap-5 pt-5 pb-5">{children}</div>
            </div>
          </div>
          {footer && (
            <div className="border-line border-t bg-surface/85 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-xl">
              <div className="mx-auto flex w-full max-w-lg flex-col gap-2">{footer}</div>
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
