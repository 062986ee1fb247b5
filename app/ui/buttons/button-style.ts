import { classNames } from '../layout/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

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
