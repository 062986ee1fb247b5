import { Form, Link, redirect, useNavigate, useNavigation } from '@remix-run/react';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';
import { signInTexts } from '#app/features/account/texts.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { waitingDraftCountry } from '#app/features/invoice-form/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import {
  type AuthIntent,
  CredentialFields,
  checkCredentials,
  getCredentials,
  SignUpTerms,
  typedEmailState,
  useSignInRefusals,
} from './credential-fields.tsx';
import { verifyCode } from './post-from-dialog.ts';

/** Where a sign-in without a return page redirects to. */
type Landings = { newAccount: string; otherwise: string };

/**
 * The `clientAction` of an auth screen for a code: signs in and redirects as the server does after a password.
 * @returns the errors for a wrong code
 */
export async function signInByCode(typed: FormData, { newAccount, otherwise }: Landings) {
  const answer = await verifyCode(typed, String(typed.get('country')));
  if (answer.outcome !== 'signed-in') return answer;
  track(answer.isNew ? 'sign_up' : 'login', { method: 'code' });
  toast.success(answer.message);
  const origin = parseRedirectPath(String(typed.get('redirectTo') ?? ''));
  // The invoice list shows the notice about an earlier account.
  const isFirst = answer.isNew && !answer.hasEarlier;
  return redirect(origin ?? (isFirst ? newAccount : otherwise));
}

/** Loaded on demand, since password sign-ins don't need it. */
const fetchCodePart = () => import('./code-on-page.tsx');

/**
 * Switches an auth screen to signing in with a code and back to a password; the typed email address is carried over.
 */
export function useCodeOnPage() {
  const [isByCode, setByCode] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchCodePart, showLoadFailed);
  const email = useRef('');
  return {
    /** The component for the steps, once it was requested and loaded. */
    Code: isByCode ? part?.CodeOnPage : undefined,
    email,
    begin: (typed: string) => {
      email.current = typed;
      setByCode(true);
      fetchNow(false);
    },
    end: () => setByCode(false),
  };
}

/**
 * The path of the invoice form if a guest's draft is waiting to be saved, else null; the form saves it after sign-in.
 * Null on the server and in the first render.
 */
export function useWaitingDraft(country: CountryCode): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const waiting = waitingDraftCountry(window.localStorage, country);
    setPath(waiting && `/${waiting}/create-invoice`);
  }, [country]);
  return path;
}

type AuthFormProps = {
  /** Tells the server which screen the form is on. */
  screen: 'page' | 'native';
  country: CountryCode;
  intent: AuthIntent;
  /** The URL the form posts to; it keeps the tab and the return page. */
  action: string;
  redirectTo: string | null;
  /** The errors from this form's last attempt. */
  answer: Extract<AuthAnswer, { outcome: 'refused' }> | null;
  /** The label of the submit button. */
  submit: string;
  onSend?: () => void;
  /** Content below the form; gets a function that clears the form's messages. */
  children?: (clear: () => void) => ReactNode;
};

/**
 * The form for signing in or up. It posts without scripts; with scripts it validates first and keeps the typed values.
 */
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
  /** Passes the typed address in the history state, which never reaches a server or a log. */
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
