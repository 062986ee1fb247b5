import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useRef, useState } from 'react';
import { isEmail, normalizeEmail } from '#app/domain/account/email.ts';
import { type AuthAnswer, loginCodeLength, parseTypedCode } from '#app/domain/account/sign-in.ts';
import { signInAnswerTexts, signInTexts } from '#app/features/account/texts.ts';
import { usePlatform } from '#app/frames/platform/platform.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { EmailField } from './credential-fields.tsx';
import { askForLoginCode } from './login-code.client.ts';

type EnterCodeProps = {
  sent: SentCode;
  /** @returns whether the code is still expected; false once the user switched to another address */
  onNewCode: (code: SentCode) => boolean;
  onOtherEmail: () => void;
  submit: (proof: { intent: 'code'; email: string; code: string }) => Promise<AuthAnswer>;
  onSignedIn: (message: string) => void;
};

/** Step 2 of signing in with a code: the six digits from the email, or a new code. */
export function EnterCode({ sent, onNewCode, onOtherEmail, submit, onSignedIn }: EnterCodeProps) {
  const isNative = usePlatform() === 'native';
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState<'code' | 'new-code' | null>(null);
  const [errors, setErrors] = useState<{ code?: string; form?: string }>({});
  const secondsLeft = useSecondsLeft(sent.newCodeAt);
  const code = parseTypedCode(typed);

  useEffect(() => field.current?.focus(), []);

  const verify = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may be rendered inside a page's own form, and React bubbles events through the portal to it.
    event.stopPropagation();
    if (pending || code.length !== loginCodeLength) return;
    setErrors({});
    setPending('code');
    const answer = await submit({ intent: 'code', email: sent.email, code }).catch(() => null);
    setPending(null);
    if (answer?.outcome === 'signed-in') return onSignedIn(answer.message);
    setErrors({ code: answer?.errors.form ?? signInAnswerTexts.failed });
    field.current?.focus();
    field.current?.select();
  };

  const sendNewCode = async () => {
    if (pending) return;
    setErrors({});
    setPending('new-code');
    const answer = await askForLoginCode(sent.email);
    setPending(null);
    if (answer.outcome === 'refused') return setErrors({ form: answer.message });
    const newCodeAt = Date.now() + answer.waitSeconds * 1000;
    if (!onNewCode({ ...sent, newCodeAt })) return;
    toast.success(answer.message);
    // The email may arrive before this response, so only an unchanged input is cleared.
    setTyped((now) => (now === typed ? '' : now));
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={verify} className="flex flex-col gap-4">
      <p className="text-[0.9375rem] text-ink-soft">
        <RichText
          text={isNative ? signInTexts.code.sentForApp : signInTexts.code.sentForBrowser}
          tags={{
            email: (email) => <span className="break-words font-medium text-ink">{email}</span>,
          }}
          values={{ email: sent.email }}
        />
      </p>
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      <TextField
        ref={field}
        label={signInTexts.code.label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={typed}
        error={errors.code}
        onChange={(event) => {
          setTyped(event.target.value);
          setErrors({});
        }}
      />
      <Button
        type="submit"
        size="large"
        wide
        disabled={code.length !== loginCodeLength}
        loading={pending === 'code'}
        className="mt-1"
      >
        {signInTexts.code.verify}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <div className="flex items-center gap-x-2">
          <Button
            variant="secondary"
            loading={pending === 'new-code'}
            blocked={secondsLeft > 0}
            onClick={sendNewCode}
          >
            {signInTexts.code.sendNew}
          </Button>
          {secondsLeft > 0 && (
            <span aria-hidden="true" className="figures text-ink-faint text-sm">
              {fill(signInTexts.code.inSeconds, { seconds: secondsLeft })}
            </span>
          )}
          <span role="status" className="sr-only">
            {secondsLeft > 0 ? signInTexts.code.newInOneMinute : signInTexts.code.newNow}
          </span>
        </div>
        <button
          type="button"
          className="thumb rounded-md px-1 font-medium text-[0.9375rem] text-accent-ink underline"
          onClick={onOtherEmail}
        >
          {signInTexts.code.useAnotherEmail}
        </button>
      </div>
    </form>
  );
}

/** Counts down the whole seconds until a time (ms since the epoch); 0 when it has passed. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(until));
    tick();
    const timer = setInterval(() => {
      tick();
      if (secondsUntil(until) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

function secondsUntil(instant: number): number {
  return Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}

/** A code that was emailed to a user. */
type SentCode = {
  email: string;
  /** When another code can be requested, ms since the epoch. */
  newCodeAt: number;
};

type AskForCodeProps = {
  defaultEmail: string;
  onEmail: (email: string) => void;
  onSent: (code: SentCode) => void;
};

/** Step 1 of signing in with a code: the email address to send it to. */
function AskForCode({ defaultEmail, onEmail, onSent }: AskForCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<{ email?: string; form?: string }>({});

  useEffect(() => field.current?.focus(), []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may be rendered inside a page's own form, and React bubbles events through the portal to it.
    event.stopPropagation();
    const email = normalizeEmail(field.current?.value ?? '');
    if (isPending) return;
    field.current?.focus();
    if (!isEmail(email)) return setErrors({ email: signInAnswerTexts.invalidEmail });
    setErrors({});
    setPending(true);
    const answer = await askForLoginCode(email);
    setPending(false);
    if (answer.outcome === 'refused') return setErrors({ form: answer.message });
    toast.success(answer.message);
    onSent({ email, newCodeAt: Date.now() + answer.waitSeconds * 1000 });
  };

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      <EmailField
        ref={field}
        defaultValue={defaultEmail}
        error={errors.email}
        onChange={(event) => {
          onEmail(event.target.value);
          setErrors({});
        }}
      />
      <Button type="submit" size="large" wide loading={isPending} className="mt-1">
        {signInTexts.code.send}
      </Button>
      <p className="text-ink-faint text-sm">{signInTexts.code.about}</p>
    </form>
  );
}

/**
 * The code that was emailed. The parent component stores it, so that nothing is lost when the user leaves to look for
 * the email and comes back.
 */
export function useSentCode() {
  const [sentCode, setSentCode] = useState<SentCode | null>(null);
  const awaited = useRef<string>();
  awaited.current = sentCode?.email;
  /** Stores a new code if its address is still the expected one; returns whether it is. */
  const keepNewCode = (code: SentCode) => {
    const isAwaited = awaited.current === code.email;
    if (isAwaited) setSentCode(code);
    return isAwaited;
  };
  return { sentCode, setSentCode, keepNewCode };
}

type CodeStepsProps = {
  code: ReturnType<typeof useSentCode>;
  /** The initial value of the address field. */
  defaultEmail: string;
  onEmail: (email: string) => void;
  submit: (proof: { intent: 'code'; email: string; code: string }) => Promise<AuthAnswer>;
  onSignedIn: (message: string) => void;
  /** Switches back to the password form. */
  onPassword: () => void;
};

/** Signing in with a code: first the address, then the digits. */
export function CodeSteps(props: CodeStepsProps) {
  const { code, defaultEmail, onEmail, submit, onSignedIn, onPassword } = props;
  const { sentCode, setSentCode, keepNewCode } = code;
  return (
    <>
      {sentCode ? (
        <EnterCode
          sent={sentCode}
          onNewCode={keepNewCode}
          onOtherEmail={() => setSentCode(null)}
          submit={submit}
          onSignedIn={onSignedIn}
        />
      ) : (
        <AskForCode defaultEmail={defaultEmail} onEmail={onEmail} onSent={setSentCode} />
      )}
      <p className="mt-4 border-line border-t pt-2">
        <ChangeMode className="-ml-1" onClick={onPassword}>
          {signInTexts.code.usePassword}
        </ChangeMode>
      </p>
    </>
  );
}

/** An unobtrusive button that switches what a form does. */
export function ChangeMode({ className, ...rest }: ComponentPropsWithoutRef<'button'>) {
  return (
    <button
      type="button"
      className={classNames(
        'thumb rounded-md px-1 font-medium text-[0.9375rem] text-accent-ink underline',
        className,
      )}
      {...rest}
    />
  );
}
