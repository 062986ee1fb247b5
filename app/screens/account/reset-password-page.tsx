import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, useRef } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { checkConfirmedPassword } from '#app/domain/account/password.ts';
import type { ResetAnswer } from '#app/domain/account/reset-answer.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { useRefusals } from '../form/use-refusals.ts';
import { usePlaces } from '../shell/use-places.ts';
import { AccountColumn } from './account-column.tsx';
import { FormAlert } from './form-alert.tsx';
import { NewPasswordFields, readNewPassword } from './new-password-fields.tsx';

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
  const { errors, refuse, correct, clear } = useRefusals<'password' | 'confirmation'>(
    form,
    answer?.errors ?? null,
  );
  const isPending = useNavigation().formData !== undefined;

  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = readNewPassword(new FormData(event.currentTarget));
    const issues = checkConfirmedPassword(typed, 'reset');
    if (!issues) return clear();
    event.preventDefault();
    refuse(issues);
  };

  return (
    <AccountColumn heading="Set a new password">
      <p className="text-ink-soft">You will be signed out on all your devices.</p>
      <noscript>
        <FormAlert>Setting a new password needs JavaScript. Please switch it on.</FormAlert>
      </noscript>
      <Form ref={form} method="post" noValidate onSubmit={check} className="flex flex-col gap-5">
        {token && <input type="hidden" name="token" value={token} />}
        {errors.form && <FormAlert>{errors.form}</FormAlert>}
        <NewPasswordFields confirmLabel="Confirm password" errors={errors} onCorrect={correct} />
        <Button type="submit" size="large" wide loading={isPending}>
          Update Password
        </Button>
      </Form>
      <LinkButton to={usePlaces(country).auth} variant="quiet" wide>
        Back to Sign In
      </LinkButton>
    </AccountColumn>
  );
}

// @covers platform-2.3
