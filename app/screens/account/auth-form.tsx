import { Form, Link, useNavigation } from '@remix-run/react';
import { type FormEvent, forwardRef, type RefObject, useRef } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { CheckboxField } from '#app/components/fields/checkbox-field.tsx';
import type { AuthAnswer } from '#app/domain/account/auth-answer.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  type AuthIntent,
  checkCredentials,
  readCredentials,
  useSignInRefusals,
} from './check-credentials.ts';
import { CredentialFields } from './credential-fields.tsx';
import { SignUpTerms } from './sign-up-terms.tsx';

type AuthFormProps = {
  country: CountryCode;
  intent: AuthIntent;
  /** Where the form posts to; keeps the tab and the origin in the address. */
  action: string;
  redirectTo: string | null;
  /** The refusal of this form's last try. */
  answer: Extract<AuthAnswer, { outcome: 'refused' }> | null;
  onSend: () => void;
};

/** The form of one tab. It posts like any form; with scripts it checks first and stays as it was typed. */
export const AuthForm = forwardRef<HTMLFormElement, AuthFormProps>(function AuthForm(
  { country, intent, action, redirectTo, answer, onSend },
  given,
) {
  const own = useRef<HTMLFormElement>(null);
  const form = (given ?? own) as RefObject<HTMLFormElement>;
  const { errors, isBlocked, refuse, correct, clear } = useSignInRefusals(
    form,
    answer?.errors ?? null,
  );
  const { formData } = useNavigation();
  const isPending = formData?.get('screen') === 'page' && formData.get('intent') === intent;

  const check = (event: FormEvent<HTMLFormElement>) => {
    if (isBlocked) return event.preventDefault();
    const issues = checkCredentials(readCredentials(event.currentTarget, intent), 'auth-page');
    if (issues) {
      event.preventDefault();
      refuse(issues);
      return;
    }
    clear();
    onSend();
  };

  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      onSubmit={check}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="screen" value="page" />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <CredentialFields
        intent={intent}
        errors={errors}
        defaultEmail={answer?.email}
        newPasswordPlaceholder="At least 6 characters"
        onCorrect={correct}
      />
      {intent === 'sign-in' ? (
        <>
          <Link
            to={`/${country}/forgot-password`}
            className="thumb -my-2 flex items-center self-start rounded-sm text-[0.9375rem] text-accent-ink underline"
          >
            Forgot password?
          </Link>
          <CheckboxField
            name="remember"
            label="Remember me"
            hint="Keeps you signed in for 30 days on this device."
          />
          <Button type="submit" size="large" wide loading={isPending} blocked={isBlocked}>
            Continue
          </Button>
        </>
      ) : (
        <>
          <Button type="submit" size="large" wide loading={isPending} blocked={isBlocked}>
            Create free account
          </Button>
          <SignUpTerms country={country} />
        </>
      )}
    </Form>
  );
});

// @covers platform-2.31 platform-2.32
