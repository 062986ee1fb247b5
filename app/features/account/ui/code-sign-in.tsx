import { type ComponentPropsWithoutRef, useRef, useState } from 'react';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { signInTexts } from '#app/features/account/texts.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
import { AskForCode, EnterCode, type SentCode } from './sign-in-code.tsx';

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
