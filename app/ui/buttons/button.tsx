import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Spinner } from '../icons/spinner.tsx';
import { classNames } from '../layout/class-names.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width it is given. */
  wide?: boolean;
  /** Work is under way: shows a spinner and takes no second press, but keeps the focus. */
  loading?: boolean;
  /** Takes no press for now, but keeps the focus; the page says why. */
  blocked?: boolean;
};

/** A button; `type` is `button` unless said otherwise, so that it never posts a form by accident. */
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
