import { Link } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { AuthAnswer, OfferedProvider } from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { passwordTexts, signInTexts } from '#app/features/account/texts.ts';

import { useProductName } from '#app/frames/web/root-data.ts';
import { BirdMark } from '#app/frames/web/wordmark.tsx';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { signInReason } from '../words/sign-in-reason.ts';
import { AuthForm, useCodeOnPage, useWaitingDraft } from './auth-form.tsx';
import type { AuthIntent } from './credential-fields.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

type NativeAuthPageProps = {
  country: CountryCode;
  /** The mode from the URL. */
  mode: AuthIntent;
  /** Where to redirect afterwards; validated where it is used. */
  redirectTo: string | null;
  /** The identity providers to offer. */
  providers: readonly OfferedProvider[];
  /** The response to the last attempt; null before the first. */
  answer: AuthAnswer | null;
  /** True right after a password was reset. */
  isReset?: boolean;
};

/**
 * The native auth screen: one form with two modes (sign in and sign up), or a code from an email. If the address is
 * already registered, it switches to signing in and keeps the typed values.
 */
export function NativeAuthPage(props: NativeAuthPageProps) {
  const { country, mode, redirectTo, providers, answer, isReset } = props;
  const refused = answer?.outcome === 'refused' ? answer : null;
  const isTaken = refused?.errors.isTaken === true;
  const [intent, setIntent] = useState<AuthIntent>(isTaken ? 'sign-in' : mode);
  useEffect(() => setIntent(mode), [mode]);
  useEffect(() => {
    if (refused && isTaken) setIntent('sign-in');
  }, [refused, isTaken]);

  const form = useRef<HTMLDivElement>(null);
  const { Code, ...byCode } = useCodeOnPage();

  // The form saves a guest's waiting draft after the sign-in.
  const goTo = useWaitingDraft(country) ?? redirectTo;
  const words = signInTexts.native[intent];
  const productName = useProductName();
  const otherIntent = intent === 'sign-in' ? 'sign-up' : 'sign-in';
  const search = (next: AuthIntent) =>
    `?${new URLSearchParams({ mode: next, ...(redirectTo && { redirectTo }) })}`;
  const signInByCode = () => {
    const typed = form.current?.querySelector<HTMLInputElement>('[name="email"]');
    byCode.begin(typed?.value ?? '');
  };

  return (
    <div className="mx-auto flex w-full max-w-md flex-col px-5 pt-4 pb-8">
      <BirdMark className="size-12" />
      <h1 className="mt-4 font-bold text-[2.125rem] leading-tight tracking-tight">
        {Code ? signInTexts.code.title : words.heading}
      </h1>
      <p className="mt-1 text-ink-soft">
        {signInReason(redirectTo, Code ? 'code' : intent) ?? words.lead}
      </p>
      {isReset && (
        <div className="mt-6">
          <Banner role="status">{passwordTexts.reset.done}</Banner>
        </div>
      )}
      {Code && (
        <div className="mt-6">
          <Code
            action={search('sign-in')}
            country={country}
            redirectTo={goTo}
            email={byCode.email}
            onPassword={byCode.end}
          />
        </div>
      )}
      <div ref={form} className="mt-6" hidden={Code !== undefined}>
        <AuthForm
          screen="native"
          country={country}
          intent={intent}
          action={search(intent)}
          redirectTo={goTo}
          answer={refused}
          submit={words.submit}
        >
          {(clear) => (
            <>
              {intent === 'sign-in' && (
                <Button
                  variant="secondary"
                  size="large"
                  wide
                  className="noscript:hidden"
                  onClick={signInByCode}
                >
                  {signInTexts.code.title}
                </Button>
              )}
              <ProviderButtons
                intent={intent}
                providers={providers}
                country={country}
                redirectTo={goTo}
              />
              <p className="mt-1 flex flex-wrap items-center justify-center gap-x-1.5 border-line border-t pt-4 text-ink-soft">
                {fill(words.question, { productName })}
                <Link
                  to={search(otherIntent)}
                  replace
                  preventScrollReset
                  onClick={() => {
                    clear();
                    setIntent(otherIntent);
                  }}
                  className="thumb inline-flex items-center rounded-sm font-medium text-accent-ink"
                >
                  {words.change}
                </Link>
              </p>
            </>
          )}
        </AuthForm>
      </div>
    </div>
  );
}
