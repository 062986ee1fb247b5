import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Spinner } from '../icons/spinner.tsx';
import { classNames } from '../layout/class-names.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the full width of its container. */
  wide?: boolean;
  /** Work is in progress: shows a spinner and ignores clicks, but keeps the focus. */
  loading?: boolean;
  /** Ignores clicks for now but keeps the focus; the page explains why. */
  blocked?: boolean;
};

/** A button whose `type` defaults to `button`, so that it never submits a form by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    wide,
    loading = false,
    blocked = false,
    className,
    children,
    type = 'button',
    onClick,
    ...rest
  },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
      aria-disabled={loading || blocked || undefined}
      aria-busy={loading || undefined}
      onClick={loading || blocked ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
});
