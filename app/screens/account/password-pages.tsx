import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { Banner } from '#app/components/messages/banner.tsx';
import { FormAlert } from '#app/components/messages/form-alert.tsx';
import { invalidEmailMessage, isEmail, normalizeEmail } from '#app/domain/account/email.ts';
import { checkConfirmedPassword } from '#app/domain/account/password.ts';
import type { ForgotPasswordAnswer, ResetAnswer } from '#app/domain/account/reset-answer.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { useRefusals } from '../form/use-refusals.ts';
import { usePaths } from '../platform/use-paths.ts';
import { EmailField, NewPasswordFields, readNewPassword } from './credential-fields.tsx';

type ForgotPasswordPageProps = {
  country: CountryCode;
  /** The answer to the last request, null before the first. */
  answer: ForgotPasswordAnswer | null;
};

/** Asks for a link to set a new password (`platform.md` section 2, Forgot password page). */
export function ForgotPasswordPage({ country, answer }: ForgotPasswordPageProps) {
  if (answer?.outcome === 'sent') {
    return (
      <AccountColumn heading="Check your inbox">
        <Banner role="status">{answer.message}</Banner>
        <p className="text-ink-soft">
          The link expires in 1 hour. If the mail does not come, look into your spam folder.
        </p>
        <BackToSignIn country={country} />
      </AccountColumn>
    );
  }
  return (
    <AccountColumn heading="Forgot your password?">
      <p className="text-ink-soft">
        Type the email address of your account, and we will mail you a link to set a new one.
      </p>
      <RequestForm answer={answer} />
      <BackToSignIn country={country} />
    </AccountColumn>
  );
}

function RequestForm({ answer }: { answer: ForgotPasswordAnswer | null }) {
  const form = useRef<HTMLFormElement>(null);
  const refused = answer?.outcome === 'refused' ? answer : null;
  const { errors, refuse, correct } = useRefusals<'email'>(form, refused?.errors ?? null);
  const isPending = useNavigation().formData !== undefined;

  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = String(new FormData(event.currentTarget).get('email') ?? '');
    if (isEmail(normalizeEmail(typed))) return;
    event.preventDefault();
    refuse({ email: invalidEmailMessage });
  };

  return (
    <Form ref={form} method="post" noValidate onSubmit={check} className="flex flex-col gap-5">
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      <EmailField
        defaultValue={refused?.email}
        error={errors.email}
        onChange={() => correct('email')}
      />
      <Button type="submit" size="large" wide loading={isPending}>
        Send Reset Link
      </Button>
    </Form>
  );
}

/** One narrow column with a heading: the pages about a password beside the auth page. */
export function AccountColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto flex w-full max-w-[25rem] flex-col gap-5 lg:pt-4">
        <h1 className="font-display font-medium text-3xl leading-tight sm:text-4xl">{heading}</h1>
        {children}
      </div>
    </div>
  );
}

function BackToSignIn({ country }: { country: CountryCode }) {
  return (
    <LinkButton to={usePaths(country).auth} variant="quiet" wide>
      Back to Sign In
    </LinkButton>
  );
}

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
      <BackToSignIn country={country} />
    </AccountColumn>
  );
}

// @covers platform-2.3
