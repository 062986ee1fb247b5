import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { controlTexts } from '#app/i18n/texts.ts';
import { IconButton } from '#app/ui/buttons/button.tsx';
import { LineIcon } from '#app/ui/icons/icons.tsx';

/** Props for a `<dialog>` that close it after a link, a form submit or a click outside. */
export const closeWhenLeft = { onClick: close, onSubmit: close };

function close({ type, target, currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
  const isBackdrop = target === currentTarget;
  const isLink = target instanceof Element && target.closest('a');
  if (isBackdrop || isLink || type === 'submit') currentTarget.close();
}

type DrawerProps = {
  dialog: RefObject<HTMLDialogElement>;
  title: string;
  children: ReactNode;
};

/**
 * A modal panel at the right edge, built on `<dialog>`: the browser handles focus, Escape and the inert page. Open it
 * with `dialog.current?.showModal()`; following a link or submitting a form inside closes it.
 */
export function Drawer({ dialog, title, children }: DrawerProps) {
  return (
    <dialog ref={dialog} {...closeWhenLeft} aria-label={title} className="drawer">
      <div>
        <div className="flex items-center justify-between">
          <p className="pl-3 font-display text-xl">{title}</p>
          <IconButton label={controlTexts.close} onClick={() => dialog.current?.close()}>
            <LineIcon name="close" className="size-5" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
