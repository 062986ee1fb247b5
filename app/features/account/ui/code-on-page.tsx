import type { MutableRefObject } from 'react';
import type { AuthAnswer } from '#app/domain/account/auth-answer.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import { CodeSteps, useSentCode } from './code-sign-in.tsx';

type CodeOnPageProps = {
  /** The auth page's own address, whose `clientAction` leads on once the code is right. */
  action: string;
  /** Of an account that is made. */
  country: CountryCode;
  /** Where to go afterwards. */
  redirectTo: string | null;
  /** What was typed on the page, kept for it. */
  email: MutableRefObject<string>;
  onPassword: () => void;
};

/** The auth page's sign-in with a code; fetched when it is asked for. */
export function CodeOnPage({ action, country, redirectTo, email, onPassword }: CodeOnPageProps) {
  const code = useSentCode();
  const post = usePost<AuthAnswer>(action, 'application/x-www-form-urlencoded');
  return (
    <CodeSteps
      code={code}
      defaultEmail={email.current}
      onEmail={(typed) => {
        email.current = typed;
      }}
      submit={(proof) => post({ ...proof, country, ...(redirectTo && { redirectTo }) })}
      onSignedIn={() => undefined}
      onPassword={onPassword}
    />
  );
}
