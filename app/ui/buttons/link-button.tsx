import { Link, type LinkProps } from '@remix-run/react';
import { classNames } from '../layout/class-names.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

type LinkButtonProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link className={classNames(buttonStyle({ variant, size, wide }), className)} {...rest} />;
}
