import type { ReactNode, RefObject } from 'react';
import { closeWhenLeft } from './close-when-left.ts';

type BottomSheetProps = {
  dialog: RefObject<HTMLDialogElement>;
  title: string;
  children: ReactNode;
};

/**
 * A modal sheet from below on the browser's own `<dialog>`. Open it with `dialog.current?.showModal()`; following a link
 * or sending a form inside, a press outside, Cancel and Escape close it.
 */
export function BottomSheet({ dialog, title, children }: BottomSheetProps) {
  return (
    <dialog
      ref={dialog}
      {...closeWhenLeft}
      aria-label={title}
      className="fixed inset-x-0 top-auto bottom-0 m-0 mx-auto max-h-[92dvh] w-full max-w-xl overflow-y-auto overscroll-contain rounded-t-xl bg-paper text-ink shadow-float backdrop:bg-scrim open:animate-slide-in-up"
    >
      <div className="px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div aria-hidden="true" className="mx-auto mb-4 h-1 w-9 rounded-full bg-line-strong" />
        {children}
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="mt-4 min-h-12 w-full rounded-md bg-surface font-semibold text-[1.0625rem] text-accent-ink active:opacity-60"
        >
          Cancel
        </button>
      </div>
    </dialog>
  );
}
