import type { NewPassword, NewPasswordErrors } from '#app/domain/account/password.ts';
import { PasswordField } from './password-field.tsx';

type NewPasswordFieldsProps = {
  /** Label of the second field. */
  confirmLabel: string;
  errors: NewPasswordErrors;
  onCorrect: (field: keyof NewPasswordErrors) => void;
};

/** A new password, typed twice. */
export function NewPasswordFields({ confirmLabel, errors, onCorrect }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        placeholder="At least 8 characters"
        error={errors.password}
        onChange={() => onCorrect('password')}
      />
      <PasswordField
        label={confirmLabel}
        name="confirmation"
        autoComplete="new-password"
        error={errors.confirmation}
        onChange={() => onCorrect('confirmation')}
      />
    </>
  );
}

/** What stands in the two fields. */
export function readNewPassword(typed: FormData): NewPassword {
  return {
    password: String(typed.get('password') ?? ''),
    confirmation: String(typed.get('confirmation') ?? ''),
  };
}
