import { Form, Link, useNavigate, useNavigation } from '@remix-run/react';
import { type FormEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import type { AuthAnswer } from '#app/domain/account/auth-answer.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { signInTexts } from '#app/features/account/texts/sign-in.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import {
  type AuthIntent,
  checkCredentials,
  getCredentials,
  useSignInRefusals,
} from './check-credentials.ts';
import { CredentialFields } from './credential-fields.tsx';
import { SignUpTerms } from './sign-up-terms.tsx';
import { typedEmailState } from './typed-email.ts';

type AuthFormProps = {
  /** What it says to the server of where it stands. */
  screen: 'page' | 'native';
  country: CountryCode;
  intent: AuthIntent;
  /** Where the form posts to; keeps the tab and the origin in the address. */
  action: string;
  redirectTo: string | null;
  /** The refusal of this form's last try. */
  answer: Extract<AuthAnswer, { outcome: 'refused' }> | null;
  /** The words of its button. */
  submit: string;
  onSend?: () => void;
  /** What stands under it; is given the way to take its messages away. */
  children?: (clear: () => void) => ReactNode;
};

/** Signing in or up. It posts like any form; with scripts it checks first and stays as it was typed. */
export function AuthForm(props: AuthFormProps) {
  const { screen, country, intent, action, redirectTo, answer, submit, onSend, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const { errors, isBlocked, refuse, correct, clear } = useSignInRefusals(
    form,
    answer?.errors ?? null,
  );
  const navigate = useNavigate();
  const { formData } = useNavigation();
  const isPending = formData?.get('screen') === screen && formData.get('intent') === intent;
  const isNative = screen === 'native';

  const check = (event: FormEvent<HTMLFormElement>) => {
    if (isBlocked) return event.preventDefault();
    const issues = checkCredentials(getCredentials(event.currentTarget, intent), 'auth-page');
    if (issues) {
      event.preventDefault();
      refuse(issues);
      return;
    }
    clear();
    onSend?.();
  };
  const forgotPath = `/${country}/forgot-password`;
  /** In the history's state, which no server and no log ever sees. */
  const takeEmailAlong = (event: MouseEvent<HTMLAnchorElement>) => {
    const isForHere = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!form.current || !isForHere || event.button !== 0) return;
    event.preventDefault();
    const { email } = getCredentials(form.current, intent);
    navigate(forgotPath, { state: typedEmailState(email) });
  };
  const forgotPassword = (
    <Link
      to={forgotPath}
      onClick={takeEmailAlong}
      className={classNames(
        'thumb -my-2 flex items-center rounded-sm text-accent-ink',
        isNative ? 'self-center' : 'self-start text-[0.9375rem] underline',
      )}
    >
      {signInTexts.forgotPassword}
    </Link>
  );

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
      <input type="hidden" name="screen" value={screen} />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <CredentialFields
        intent={intent}
        errors={errors}
        defaultEmail={answer?.email}
        newPasswordPlaceholder={fill(signInTexts.fields.atLeast, { count: 6 })}
        onCorrect={correct}
      />
      {intent === 'sign-in' && !isNative && (
        <>
          {forgotPassword}
          <CheckboxField
            name="remember"
            label={signInTexts.fields.remember}
            hint={signInTexts.fields.rememberHint}
          />
        </>
      )}
      <Button type="submit" size="large" wide loading={isPending} blocked={isBlocked}>
        {submit}
      </Button>
      {intent === 'sign-up' && <SignUpTerms country={country} />}
      {intent === 'sign-in' && isNative && forgotPassword}
      {children?.(clear)}
    </Form>
  );
}
