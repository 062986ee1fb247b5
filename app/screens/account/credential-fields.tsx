import type { AuthErrors } from '#app/domain/account/auth-answer.ts';
import type { AuthIntent } from './check-credentials.ts';
import { EmailField } from './email-field.tsx';
import { FormAlert } from './form-alert.tsx';
import { PasswordField } from './password-field.tsx';

type CredentialFieldsProps = {
  intent: AuthIntent;
  errors: AuthErrors;
  defaultEmail?: string;
  /** Stands in the empty password box of a new account. */
  newPasswordPlaceholder: string;
  onCorrect: (field: 'email' | 'password') => void;
};

/** E-mail and password; what is typed lives in the inputs themselves, so that no answer can take it away. */
export function CredentialFields({
  intent,
  errors,
  defaultEmail,
  newPasswordPlaceholder,
  onCorrect,
}: CredentialFieldsProps) {
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
        label="Password"
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        placeholder={isNew ? newPasswordPlaceholder : undefined}
        error={errors.password}
        onChange={() => onCorrect('password')}
      />
    </>
  );
}

// @covers V6.2.7
