import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken hover:border-ink-soft',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
} satisfies Record<ButtonVariant, string>;

const sizes = {
  small: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-4 text-[0.9375rem]',
  large: 'min-h-13 px-6 text-base',
} satisfies Record<ButtonSize, string>;

/** The classes of a button, shared by `<button>` and by links that look like one. */
export function buttonStyle(look: {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}): string {
  return classNames(
    'button',
    variants[look.variant ?? 'primary'],
    sizes[look.size ?? 'medium'],
    look.wide && 'w-full',
  );
}
