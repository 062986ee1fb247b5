import { Link } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AuthAnswer, OfferedProvider } from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { signInAnswerTexts, signInTexts } from '#app/features/account/texts.ts';

import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import {
  type AuthFields,
  type AuthIntent,
  CredentialFields,
  checkCredentials,
  getCredentials,
  SignUpTerms,
  useSignInRefusals,
} from './credential-fields.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { refreshUserId } from './session-watch.client.ts';
import { ChangeMode, CodeSteps, useSentCode } from './sign-in-code.tsx';

/** What the dialog does: creates an account, or signs in with a password or an emailed code. */
type Mode = AuthIntent | 'code';

type SignInDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The reason why it opened, as a sentence: `Please sign in to save your invoice`. */
  reason?: string;
  country: CountryCode;
  /** Where an identity provider redirects back to. */
  redirectTo: string;
  /** The identity providers to offer. */
  providers: readonly OfferedProvider[];
  /** Posts to the auth route as the dialog; the response contains any errors. */
  submit: (
    fields: AuthFields | { intent: 'code'; email: string; code: string },
  ) => Promise<AuthAnswer>;
  /** Called when the session has started; `message` is the greeting. */
  onSignedIn: (message: string) => void;
};

/**
 * The sign-in dialog: creates an account by default, or signs in with a password or a code. The typed email address is
 * kept when the mode changes and when the dialog is closed and reopened.
 */
export function SignInDialog({ open, onClose, reason, ...form }: SignInDialogProps) {
  const [mode, setMode] = useState<Mode>('sign-up');
  const sentCode = useSentCode();
  const [isBackFromCode, setBackFromCode] = useState(false);
  const email = useRef('');
  const keepEmail = (typed: string) => {
    email.current = typed;
  };
  return (
    <Dialog
      open={open}
      onClose={() => {
        setBackFromCode(false);
        onClose();
      }}
      title={mode === 'code' ? signInTexts.code.title : signInTexts.dialog[mode].title}
      description={reason}
    >
      {mode === 'code' ? (
        <CodeSteps
          code={sentCode}
          defaultEmail={email.current}
          onEmail={keepEmail}
          submit={form.submit}
          onSignedIn={form.onSignedIn}
          onPassword={() => {
            setBackFromCode(true);
            setMode('sign-in');
          }}
        />
      ) : (
        <DialogForm
          intent={mode}
          focusFirst={isBackFromCode}
          defaultEmail={email.current}
          onEmail={keepEmail}
          onChangeMode={setMode}
          {...form}
        />
      )}
    </Dialog>
  );
}

/** The message when the request itself failed. */
function unreachable(intent: AuthIntent): string {
  return intent === 'sign-in' ? signInAnswerTexts.failed : signInAnswerTexts.signUpFailed;
}

type DialogFormProps = Omit<SignInDialogProps, 'open' | 'onClose' | 'reason'> & {
  intent: AuthIntent;
  /**
   * Whether the form focuses its first field because it replaces a focused form; an opening dialog sets the focus
   * itself.
   */
  focusFirst: boolean;
  defaultEmail: string;
  onEmail: (email: string) => void;
  onChangeMode: (mode: Mode) => void;
};

function DialogForm({
  intent,
  focusFirst,
  defaultEmail,
  onEmail,
  onChangeMode,
  submit,
  onSignedIn,
  ...providers
}: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const { errors, isBlocked, refuse, correct, clear } = useSignInRefusals(form, null);
  const other = intent === 'sign-up' ? 'sign-in' : 'sign-up';

  useEffect(() => {
    if (focusFirst) form.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus();
  }, [focusFirst]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may be rendered inside a page's own form, and React bubbles events through the portal to it.
    event.stopPropagation();
    if (isPending || isBlocked) return;
    const fields = getCredentials(event.currentTarget, intent);
    const issues = checkCredentials(fields, 'dialog');
    if (issues) return refuse(issues);
    clear();
    setPending(true);
    const answer = await submit(fields).catch(() => null);
    const isKept = answer?.outcome !== 'signed-in' || (await refreshUserId()) !== null;
    setPending(false);
    if (!isKept && intent === 'sign-up') {
      toast.success(signInAnswerTexts.accountWithoutSession);
      return onChangeMode('sign-in');
    }
    if (!isKept) return refuse({ form: signInAnswerTexts.failed });
    if (answer?.outcome === 'signed-in') return onSignedIn(answer.message);
    refuse(answer?.errors ?? { form: unreachable(intent) });
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      onInput={(event) => onEmail(getCredentials(event.currentTarget, intent).email)}
      className="flex flex-col gap-4"
    >
      <CredentialFields
        intent={intent}
        errors={errors}
        defaultEmail={defaultEmail}
        newPasswordPlaceholder={fill(signInTexts.fields.atLeast, { count: 8 })}
        onCorrect={correct}
      />
      {intent === 'sign-in' && (
        <Link
          to={`/${providers.country}/forgot-password`}
          className="thumb -my-2 flex items-center self-start rounded-sm text-[0.9375rem] text-accent-ink underline"
        >
          {signInTexts.forgotPassword}
        </Link>
      )}
      <Button
        type="submit"
        size="large"
        wide
        loading={isPending}
        blocked={isBlocked}
        className="mt-1"
      >
        {signInTexts.dialog[intent].submit}
      </Button>
      {intent === 'sign-up' && (
        <SignUpTerms country={providers.country} isAside>
          {' '}
          {signInTexts.dialog.free}
        </SignUpTerms>
      )}
      <ProviderButtons intent={intent} {...providers} />
      <p className="flex flex-wrap items-center gap-x-1 border-line border-t pt-2 text-[0.9375rem] text-ink-soft">
        {signInTexts.dialog[intent].question}
        <ChangeMode
          onClick={() => {
            clear();
            onChangeMode(other);
          }}
        >
          {signInTexts.dialog[intent].change}
        </ChangeMode>
        <ChangeMode className="-ml-1 sm:ml-auto" onClick={() => onChangeMode('code')}>
          {signInTexts.code.title}
        </ChangeMode>
      </p>
    </form>
  );
}
