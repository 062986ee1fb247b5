import type { ReactNode, RefObject } from 'react';
import { closeWhenLeft } from './close-when-left.ts';
import { IconButton } from './icon-button.tsx';
import { LineIcon } from './line-icon.tsx';

type DrawerProps = {
  dialog: RefObject<HTMLDialogElement>;
  title: string;
  children: ReactNode;
};

/**
 * A modal panel at the right edge on the browser's own `<dialog>`: focus, Escape and the page behind cost no script.
 * Open it with `dialog.current?.showModal()`; following a link or sending a form inside closes it.
 */
export function Drawer({ dialog, title, children }: DrawerProps) {
  return (
    <dialog
      ref={dialog}
      {...closeWhenLeft}
      aria-label={title}
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none bg-surface text-ink shadow-float backdrop:bg-scrim open:animate-slide-in-right"
    >
      <div className="flex min-h-full flex-col px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <div className="flex items-center justify-between">
          <p className="pl-3 font-display text-xl">{title}</p>
          <IconButton label="Close" onClick={() => dialog.current?.close()}>
            <LineIcon name="close" className="size-5" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
