import { type ReactNode, type RefObject, useEffect } from 'react';

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
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const close = (event: Event) => {
      const isBackdrop = event.target === element;
      const isLink = event.target instanceof Element && event.target.closest('a');
      if (isBackdrop || isLink || event.type === 'submit') element.close();
    };
    element.addEventListener('click', close);
    element.addEventListener('submit', close);
    return () => {
      element.removeEventListener('click', close);
      element.removeEventListener('submit', close);
    };
  }, [dialog]);

  return (
    <dialog
      ref={dialog}
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
