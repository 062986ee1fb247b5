import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, useRef } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { Banner } from '#app/components/messages/banner.tsx';
import { invalidEmailMessage, isEmail, normalizeEmail } from '#app/domain/account/email.ts';
import type { ForgotPasswordAnswer } from '#app/domain/account/reset-answer.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { useRefusals } from '../form/use-refusals.ts';
import { usePlaces } from '../shell/use-places.ts';
import { AccountColumn } from './account-column.tsx';
import { EmailField } from './email-field.tsx';
import { FormAlert } from './form-alert.tsx';

type ForgotPasswordPageProps = {
  country: CountryCode;
  /** The answer to the last request, null before the first. */
  answer: ForgotPasswordAnswer | null;
};

/** Asks for a link to set a new password (`platform.md` section 2, Forgot password page). */
export function ForgotPasswordPage({ country, answer }: ForgotPasswordPageProps) {
  const backToSignIn = (
    <LinkButton to={usePlaces(country).auth} variant="quiet" wide>
      Back to Sign In
    </LinkButton>
  );
  if (answer?.outcome === 'sent') {
    return (
      <AccountColumn heading="Check your inbox">
        <Banner role="status">{answer.message}</Banner>
        <p className="text-ink-soft">
          The link expires in 1 hour. If the mail does not come, look into your spam folder.
        </p>
        {backToSignIn}
      </AccountColumn>
    );
  }
  return (
    <AccountColumn heading="Forgot your password?">
      <p className="text-ink-soft">
        Type the email address of your account, and we will mail you a link to set a new one.
      </p>
      <RequestForm answer={answer} />
      {backToSignIn}
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

// @covers platform-2.3
