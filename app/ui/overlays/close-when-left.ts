import type { SyntheticEvent } from 'react';

/** Props for a `<dialog>` that close it after a link, a form submit or a click outside. */
export const closeWhenLeft = { onClick: close, onSubmit: close };

function close({ type, target, currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
  const isBackdrop = target === currentTarget;
  const isLink = target instanceof Element && target.closest('a');
  if (isBackdrop || isLink || type === 'submit') currentTarget.close();
}
