import type { SyntheticEvent } from 'react';

/** For a `<dialog>`: following a link or sending a form inside closes it, and so does a press outside. */
export const closeWhenLeft = { onClick: close, onSubmit: close };

function close({ type, target, currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
  const isBackdrop = target === currentTarget;
  const isLink = target instanceof Element && target.closest('a');
  if (isBackdrop || isLink || type === 'submit') currentTarget.close();
}
