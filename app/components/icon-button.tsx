import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = ComponentPropsWithoutRef<'button'> & {
  /** What the button does, for those who cannot see the icon. */
  label: string;
  tone?: 'plain' | 'danger';
};

/** A square, thumb-sized button with an icon alone. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, tone = 'plain', className, type = 'button', children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md transition-colors duration-150 disabled:opacity-55',
        tone === 'danger'
          ? 'text-danger-ink hover:bg-danger-soft'
          : 'text-ink-soft hover:bg-sunken hover:text-ink',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
});
