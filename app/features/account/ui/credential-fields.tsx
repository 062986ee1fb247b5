import { Link, useLocation } from '@remix-run/react';
import { Eye, EyeOff } from 'lucide-react';
import {
  type ComponentProps,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { isEmail, normalizeEmail } from '#app/domain/account/email.ts';
import {
  type AuthErrors,
  checkNewPassword,
  type NewPassword,
  type PasswordScreen,
} from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { passwordTexts, signInAnswerTexts, signInTexts } from '#app/features/account/texts.ts';
import { describePasswordIssue } from '#app/features/account/words/password-issues.ts';
import { fill } from '#app/i18n/fill.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { RichText } from '#app/ui/messages/rich-text.tsx';

export type AuthIntent = 'sign-in' | 'sign-up';
export type AuthFields = { intent: AuthIntent; email: string; password: string };

/** Runs the server's checks, with the same messages, before the form is sent; null if there are no errors. */
export function checkCredentials(fields: AuthFields, screen: PasswordScreen): AuthErrors | null {
  const errors: AuthErrors = {};
  if (!isEmail(normalizeEmail(fields.email))) errors.email = signInAnswerTexts.invalidEmail;
  // An existing password may have any length.
  const issue = fields.intent === 'sign-up' ? checkNewPassword(fields.password, screen) : null;
  if (issue) errors.password = describePasswordIssue(issue, screen);
  return errors.email || errors.password ? errors : null;
}

/** Reads the current values of a sign-in form. */
export function getCredentials(form: HTMLFormElement, intent: AuthIntent): AuthFields {
  const typed = new FormData(form);
  return {
    intent,
    email: String(typed.get('email') ?? ''),
    password: String(typed.get('password') ?? ''),
  };
}

/**
 * The errors of a sign-in form. An error that belongs to no single field focuses the password. After too many attempts
 * the form is blocked until another email address is typed or the wait is over.
 */
export function useSignInRefusals(form: RefObject<HTMLFormElement>, answered: AuthErrors | null) {
  const { errors, refuse, correct, clear } = useRefusals<'email' | 'password'>(form, answered, {
    otherwise: 'password',
    selects: true,
  });

  const { waitSeconds } = errors;
  const isBlocked = errors.form !== undefined && waitSeconds !== undefined;
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(clear, (waitSeconds ?? 0) * 1000);
    return () => clearTimeout(timer);
  }, [isBlocked, waitSeconds, clear]);

  const correctUnlessBlocked = useCallback(
    (field: 'email' | 'password') => {
      if (field === 'email' || !isBlocked) correct(field);
    },
    [isBlocked, correct],
  );

  return { errors, isBlocked, refuse, correct: correctUnlessBlocked, clear };
}

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>;

/** A password field with a button that shows what is typed; without scripts, a plain password field. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const [canShow, setCanShow] = useState(false);
  useEffect(() => setCanShow(true), []);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        canShow && (
          <button
            type="button"
            aria-label={signInTexts.fields.showPassword}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
            className="flex size-11 items-center justify-center rounded-md hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        )
      }
    />
  );
}

type EmailFieldProps = Pick<
  ComponentPropsWithoutRef<typeof TextField>,
  'defaultValue' | 'error' | 'onChange'
>;

/** The address of an account, which password managers use as the user name. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(
  function EmailField(props, ref) {
    return (
      <TextField
        ref={ref}
        label={signInTexts.fields.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
    );
  },
);

type NewPasswordFieldsProps = {
  /** The label of the second field. */
  confirmLabel: string;
  field: (name: keyof NewPassword) => { error: string | undefined; onChange: () => void };
};

/** A new password, typed twice. */
export function NewPasswordFields({ confirmLabel, field }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={passwordTexts.fields.newPassword}
        name="password"
        autoComplete="new-password"
        placeholder={fill(signInTexts.fields.atLeast, { count: 8 })}
        {...field('password')}
      />
      <PasswordField
        label={confirmLabel}
        name="confirmation"
        autoComplete="new-password"
        {...field('confirmation')}
      />
    </>
  );
}

/** Gets the values of the two fields. */
export function getNewPassword(typed: FormData): NewPassword {
  return {
    password: String(typed.get('password') ?? ''),
    confirmation: String(typed.get('confirmation') ?? ''),
  };
}

type CredentialFieldsProps = {
  intent: AuthIntent;
  errors: AuthErrors;
  defaultEmail?: string;
  /** The placeholder of an empty password field for a new account. */
  newPasswordPlaceholder: string;
  onCorrect: (field: 'email' | 'password') => void;
};

/** Email and password fields; they are uncontrolled, so that no response can clear what is typed. */
export function CredentialFields(props: CredentialFieldsProps) {
  const { intent, errors, defaultEmail, newPasswordPlaceholder, onCorrect } = props;
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
        label={signInTexts.fields.password}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        placeholder={isNew ? newPasswordPlaceholder : undefined}
        error={errors.password}
        onChange={() => onCorrect('password')}
      />
    </>
  );
}

type SignUpTermsProps = {
  country: CountryCode;
  /** Opens the terms in a new tab, where the user shouldn't lose the page. */
  isAside?: boolean;
  /** Text to add after the terms. */
  children?: ReactNode;
};

/** The terms that a new account agrees to, and its minimum age. */
export function SignUpTerms({ country, isAside, children }: SignUpTermsProps) {
  const target = isAside ? '_blank' : undefined;
  const linkTo = (page: string) => (name: ReactNode) => (
    <Link
      to={`/${country}/${page}`}
      target={target}
      className="rounded-sm text-accent-ink underline"
    >
      {name}
    </Link>
  );
  return (
    <p className="text-ink-faint text-sm">
      <RichText
        text={signInTexts.terms}
        tags={{ terms: linkTo('terms'), privacy: linkTo('privacy') }}
      />
      {children}
    </p>
  );
}

/** The history state that carries a typed address to another page without putting it into the URL. */
export function typedEmailState(email: string): { email: string } {
  return { email };
}

/** Fills the carried-over address into the field if it is still empty. */
export function useTypedEmail(field: RefObject<HTMLInputElement>): void {
  const state: unknown = useLocation().state;
  useEffect(() => {
    const isGiven = typeof state === 'object' && state !== null && 'email' in state;
    if (isGiven && field.current?.value === '') field.current.value = String(state.email);
  }, [state, field]);
}
