import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../layout/class-names.ts';

type IconButtonProps = ComponentPropsWithoutRef<'button'> & {
  /** The accessible name. */
  label: string;
  tone?: 'plain' | 'danger';
};

/** A square, thumb-sized button with only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, tone = 'plain', className, type = 'button', children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      className={classNames('icon-button', tone === 'danger' && 'icon-button-danger', className)}
      {...rest}
    >
      {children}
    </button>
  );
});
