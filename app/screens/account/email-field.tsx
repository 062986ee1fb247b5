import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { TextField } from '#app/components/fields/text-field.tsx';

type EmailFieldProps = Pick<
  ComponentPropsWithoutRef<typeof TextField>,
  'defaultValue' | 'error' | 'onChange'
>;

/** The address of an account, which is what a password manager files a password under. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(
  function EmailField(props, ref) {
    return (
      <TextField
        ref={ref}
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
    );
  },
);
