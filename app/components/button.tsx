import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width it is given. */
  wide?: boolean;
  /** Work is under way: shows a spinner and takes no second press, but keeps the focus. */
  loading?: boolean;
};

/** A button; `type` is `button` unless said otherwise, so that it never posts a form by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, wide, loading = false, className, children, type = 'button', onClick, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
});
