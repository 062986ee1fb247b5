import { type ReactNode, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { signInAnswerTexts } from '#app/features/account/texts/sign-in-answers.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';

type AppleAppButtonProps = {
  /** The country for a new account. */
  country: CountryCode;
  /** Where to redirect after the sign-in. */
  redirectTo: string | null;
  children: ReactNode;
};

/** Opens Apple's sheet in the iOS app and signs in with its result; the code for that is loaded on the first tap. */
export function AppleAppButton({ country, redirectTo, children }: AppleAppButtonProps) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const signIn = async () => {
    setError(null);
    setPending(true);
    const end = await import('./apple-sign-in.client.ts')
      .then(({ signInWithApple }) => signInWithApple({ country, redirectTo }))
      .catch(() => null);
    if (end?.outcome === 'signed-in') return location.assign(end.path);
    setPending(false);
    if (end?.outcome !== 'cancelled') {
      setError(end?.message ?? signInAnswerTexts.failedWithApple);
    }
  };
  return (
    <>
      {error && <FormAlert>{error}</FormAlert>}
      <Button
        variant="secondary"
        size="large"
        wide
        loading={isPending}
        className="noscript:hidden"
        onClick={signIn}
      >
        {children}
      </Button>
    </>
  );
}
