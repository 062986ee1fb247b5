import type { MutableRefObject } from 'react';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import { CodeSteps, useSentCode } from './sign-in-code.tsx';

type CodeOnPageProps = {
  /** The auth page's own URL, whose `clientAction` redirects once the code is correct. */
  action: string;
  /** The country for a new account. */
  country: CountryCode;
  /** Where to redirect after the sign-in. */
  redirectTo: string | null;
  /** The address typed on the page, which keeps it. */
  email: MutableRefObject<string>;
  onPassword: () => void;
};

/** The auth page's sign-in with a code, loaded when it is requested. */
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
