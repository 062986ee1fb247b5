import { type ComponentPropsWithoutRef, useRef, useState } from 'react';
import type { AuthAnswer } from '#app/domain/account/auth-answer.ts';
import { signInTexts } from '#app/features/account/texts/sign-in.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
import { AskForCode, EnterCode, type SentCode } from './sign-in-code.tsx';

/**
 * The code that waits in a mailbox. Whoever shows the steps keeps it, so that looking for the mail and coming back loses
 * nothing.
 */
export function useSentCode() {
  const [sentCode, setSentCode] = useState<SentCode | null>(null);
  const awaited = useRef<string>();
  awaited.current = sentCode?.email;
  /** Whether the address of a code that comes late is still the one that is waited for. */
  const keepNewCode = (code: SentCode) => {
    const isAwaited = awaited.current === code.email;
    if (isAwaited) setSentCode(code);
    return isAwaited;
  };
  return { sentCode, setSentCode, keepNewCode };
}

type CodeStepsProps = {
  code: ReturnType<typeof useSentCode>;
  /** What stands in the field for the address at first. */
  defaultEmail: string;
  onEmail: (email: string) => void;
  submit: (proof: { intent: 'code'; email: string; code: string }) => Promise<AuthAnswer>;
  onSignedIn: (message: string) => void;
  /** Back to a password. */
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

/** A quiet button that changes what a form is for. */
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
