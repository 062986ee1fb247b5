import { CircleAlert } from 'lucide-react';
import { TextField } from '#app/components/text-field.tsx';
import type { AuthErrors } from '#app/domain/account/auth-answer.ts';
import type { AuthIntent } from './check-credentials.ts';
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
      {errors.form && (
        <p
          role="alert"
          className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-[0.9375rem] text-danger-ink"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {errors.form}
        </p>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
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
