import type { ReactNode, RefObject } from 'react';
import { controlTexts } from '#app/i18n/texts.ts';
import { IconButton } from '#app/ui/buttons/button.tsx';
import { LineIcon } from '#app/ui/icons/icons.tsx';
import { closeWhenLeft } from './close-when-left.ts';

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
