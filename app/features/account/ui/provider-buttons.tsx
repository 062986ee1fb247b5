import { type ReactNode, useState } from 'react';
import {
  type IdentityProvider,
  identityProviderNames,
  type OfferedProvider,
} from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { signInAnswerTexts, signInTexts } from '#app/features/account/texts.ts';

import { fill } from '#app/i18n/fill.ts';
import { Button, buttonStyle } from '#app/ui/buttons/button.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import type { AuthIntent } from './credential-fields.tsx';

type AppleAppButtonProps = {
  /** The country for a new account. */
  country: CountryCode;
  /** Where to redirect after the sign-in. */
  redirectTo: string | null;
  children: ReactNode;
};

/** Opens Apple's sheet in the iOS app and signs in with its result; the code for that is loaded on the first tap. */
function AppleAppButton({ country, redirectTo, children }: AppleAppButtonProps) {
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

type ProviderButtonsProps = {
  /** Whether the form above the buttons signs in or up. */
  intent: AuthIntent;
  /** The providers to offer; if there are none, nothing is rendered. */
  providers: readonly OfferedProvider[];
  country: CountryCode;
  /** Where to redirect after the sign-in. */
  redirectTo: string | null;
};

/**
 * Sign-in with Google and Apple: plain links that work without scripts, and in the iOS app a button for Apple's sheet.
 * They create an account if there is none, so beside a sign-in form they show the sign-up terms.
 */
export function ProviderButtons({ intent, providers, country, redirectTo }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  const query = new URLSearchParams({ country, ...(redirectTo && { redirectTo }) });
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-ink-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {signInTexts.providers.or}
      </p>
      {providers.map((provider) =>
        provider === 'apple-app' ? (
          <AppleAppButton key={provider} country={country} redirectTo={redirectTo}>
            <ProviderLabel provider="apple" />
          </AppleAppButton>
        ) : (
          <a
            key={provider}
            href={`/oauth/${provider}?${query}`}
            rel="nofollow"
            className={buttonStyle({ variant: 'secondary', size: 'medium', wide: true })}
          >
            <ProviderLabel provider={provider} />
          </a>
        ),
      )}
      {intent === 'sign-in' && (
        <p className="text-ink-faint text-sm">{signInTexts.providers.newHere}</p>
      )}
    </div>
  );
}

function ProviderLabel({ provider }: { provider: IdentityProvider }) {
  return (
    <>
      {marks[provider]}
      {fill(signInTexts.providers.continueWith, { provider: identityProviderNames[provider] })}
    </>
  );
}

/** Each company's own mark, in the colors and shape that it requires. */
const marks: Record<IdentityProvider, ReactNode> = {
  google: (
    <svg viewBox="0 0 48 48" className="size-5" aria-hidden="true">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  ),
  apple: (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <path d="M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701" />
    </svg>
  ),
};
