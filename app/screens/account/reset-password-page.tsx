import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { LinkButton } from '#app/components/link-button.tsx';
import { checkNewPassword, checkPasswordConfirmation } from '#app/domain/account/password.ts';
import type { ResetAnswer, ResetErrors } from '#app/domain/account/reset-answer.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { AccountColumn } from './account-column.tsx';
import { FormAlert } from './form-alert.tsx';
import { PasswordField } from './password-field.tsx';

type ResetPasswordPageProps = {
  country: CountryCode;
  /** The mailed token, once it is known; it leaves in the body of the post alone. */
  token: string | null;
  /** The answer to the last try, null before the first. */
  answer: ResetAnswer | null;
};

/** Sets a new password by a mailed link (`platform.md` section 2, Reset password page). */
export function ResetPasswordPage({ country, token, answer }: ResetPasswordPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ResetErrors>(answer?.errors ?? {});
  const [refusals, setRefusals] = useState(0);
  const isPending = useNavigation().formData !== undefined;

  const refuse = useCallback((next: ResetErrors) => {
    setErrors(next);
    setRefusals((count) => count + 1);
  }, []);
  useEffect(() => {
    if (answer) refuse(answer.errors);
  }, [answer, refuse]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get('password') ?? '');
    const tooShort = checkNewPassword(password, 'reset');
    const different = checkPasswordConfirmation(password, String(typed.get('confirmation') ?? ''));
    if (!tooShort && !different) return setErrors({});
    event.preventDefault();
    refuse(tooShort ? { password: tooShort } : { confirmation: different ?? undefined });
  };
  const correct = (field: keyof ResetErrors) =>
    setErrors((before) => ({ ...before, [field]: undefined, form: undefined }));

  return (
    <AccountColumn heading="Set a new password">
      <p className="text-ink-soft">You will be signed out on all your devices.</p>
      <noscript>
        <FormAlert>Setting a new password needs JavaScript. Please switch it on.</FormAlert>
      </noscript>
      <Form ref={form} method="post" noValidate onSubmit={check} className="flex flex-col gap-5">
        {token && <input type="hidden" name="token" value={token} />}
        {errors.form && <FormAlert>{errors.form}</FormAlert>}
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          placeholder="At least 8 characters"
          error={errors.password}
          onChange={() => correct('password')}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          error={errors.confirmation}
          onChange={() => correct('confirmation')}
        />
        <Button type="submit" size="large" wide loading={isPending}>
          Update Password
        </Button>
      </Form>
      <LinkButton to={`/${country}/auth`} variant="quiet" wide>
        Back to Sign In
      </LinkButton>
    </AccountColumn>
  );
}
