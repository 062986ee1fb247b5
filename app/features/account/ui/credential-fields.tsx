import { Eye, EyeOff } from 'lucide-react';
import {
  type ComponentProps,
  type ComponentPropsWithoutRef,
  forwardRef,
  useEffect,
  useState,
} from 'react';
import type { AuthErrors, NewPassword } from '#app/domain/account/sign-in.ts';
import { passwordTexts, signInTexts } from '#app/features/account/texts.ts';

import { fill } from '#app/i18n/fill.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { FormAlert } from '#app/ui/messages/banner.tsx';
import type { AuthIntent } from './check-credentials.ts';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>;

/** A password field with a button that shows what is typed; without scripts, a plain password field. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const [canShow, setCanShow] = useState(false);
  useEffect(() => setCanShow(true), []);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        canShow && (
          <button
            type="button"
            aria-label={signInTexts.fields.showPassword}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
            className="flex size-11 items-center justify-center rounded-md hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        )
      }
    />
  );
}

type EmailFieldProps = Pick<
  ComponentPropsWithoutRef<typeof TextField>,
  'defaultValue' | 'error' | 'onChange'
>;

/** The address of an account, which password managers use as the user name. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(
  function EmailField(props, ref) {
    return (
      <TextField
        ref={ref}
        label={signInTexts.fields.email}
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

type NewPasswordFieldsProps = {
  /** The label of the second field. */
  confirmLabel: string;
  field: (name: keyof NewPassword) => { error: string | undefined; onChange: () => void };
};

/** A new password, typed twice. */
export function NewPasswordFields({ confirmLabel, field }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={passwordTexts.fields.newPassword}
        name="password"
        autoComplete="new-password"
        placeholder={fill(signInTexts.fields.atLeast, { count: 8 })}
        {...field('password')}
      />
      <PasswordField
        label={confirmLabel}
        name="confirmation"
        autoComplete="new-password"
        {...field('confirmation')}
      />
    </>
  );
}

/** Gets the values of the two fields. */
export function getNewPassword(typed: FormData): NewPassword {
  return {
    password: String(typed.get('password') ?? ''),
    confirmation: String(typed.get('confirmation') ?? ''),
  };
}

type CredentialFieldsProps = {
  intent: AuthIntent;
  errors: AuthErrors;
  defaultEmail?: string;
  /** The placeholder of an empty password field for a new account. */
  newPasswordPlaceholder: string;
  onCorrect: (field: 'email' | 'password') => void;
};

/** Email and password fields; they are uncontrolled, so that no response can clear what is typed. */
export function CredentialFields(props: CredentialFieldsProps) {
  const { intent, errors, defaultEmail, newPasswordPlaceholder, onCorrect } = props;
  const isNew = intent === 'sign-up';
  return (
    <>
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      <EmailField
        defaultValue={defaultEmail}
        error={errors.email}
        onChange={() => onCorrect('email')}
      />
      <PasswordField
        label={signInTexts.fields.password}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        placeholder={isNew ? newPasswordPlaceholder : undefined}
        error={errors.password}
        onChange={() => onCorrect('password')}
      />
    </>
  );
}
