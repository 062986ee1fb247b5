import { Link, type LinkProps } from '@remix-run/react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Spinner } from '#app/ui/icons/icons.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

/** Returns the classes of a button, for `<button>` and for links that look like one. */
export function buttonStyle(look: {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}): string {
  return classNames(
    'button',
    `button-${look.variant ?? 'primary'}`,
    `button-${look.size ?? 'medium'}`,
    look.wide && 'w-full',
  );
}

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

type LinkButtonProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link className={classNames(buttonStyle({ variant, size, wide }), className)} {...rest} />;
}
