import { type ReactNode, useRef } from 'react';
import { isEmail, normalizeEmail } from '#app/domain/account/email.ts';
import type {
  ForgotPasswordAnswer,
  NewPassword,
  ResetAnswer,
} from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { passwordTexts, signInAnswerTexts } from '#app/features/account/texts.ts';

import { usePaths } from '#app/frames/platform/use-paths.ts';
import { LinkButton } from '#app/ui/buttons/button.tsx';
import { PostedForm } from '#app/ui/form/posted-form.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { findPasswordErrors } from '../words/password-issues.ts';
import {
  EmailField,
  getNewPassword,
  NewPasswordFields,
  useTypedEmail,
} from './credential-fields.tsx';

type ForgotPasswordPageProps = {
  country: CountryCode;
  /** The response to the last request; null before the first. */
  answer: ForgotPasswordAnswer | null;
};

/** Requests a link to set a new password. */
export function ForgotPasswordPage({ country, answer }: ForgotPasswordPageProps) {
  if (answer?.outcome === 'sent') {
    return (
      <AccountColumn heading={passwordTexts.forgot.sentHeading}>
        <Banner role="status">{answer.message}</Banner>
        <p className="text-ink-soft">{passwordTexts.forgot.sentNote}</p>
        <BackToSignIn country={country} />
      </AccountColumn>
    );
  }
  return (
    <AccountColumn heading={passwordTexts.forgot.heading}>
      <p className="text-ink-soft">{passwordTexts.forgot.about}</p>
      <RequestForm answer={answer} />
      <BackToSignIn country={country} />
    </AccountColumn>
  );
}

function RequestForm({ answer }: { answer: ForgotPasswordAnswer | null }) {
  const refused = answer?.outcome === 'refused' ? answer : null;
  const email = useRef<HTMLInputElement>(null);
  useTypedEmail(email);
  return (
    <PostedForm<'email'>
      submit={passwordTexts.forgot.submit}
      check={(typed) =>
        isEmail(normalizeEmail(String(typed.get('email'))))
          ? null
          : { email: signInAnswerTexts.invalidEmail }
      }
      refused={refused?.errors ?? null}
    >
      {(field) => <EmailField ref={email} defaultValue={refused?.email} {...field('email')} />}
    </PostedForm>
  );
}

/** One narrow column with a heading, for the password pages. */
export function AccountColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto flex w-full max-w-[25rem] flex-col gap-5 lg:pt-4">
        <h1 className="font-display font-medium text-3xl leading-tight sm:text-4xl">{heading}</h1>
        {children}
      </div>
    </div>
  );
}

function BackToSignIn({ country }: { country: CountryCode }) {
  return (
    <LinkButton to={usePaths(country).auth} variant="quiet" wide>
      {passwordTexts.backToSignIn}
    </LinkButton>
  );
}

type ResetPasswordPageProps = {
  country: CountryCode;
  /** The emailed token, once it is known; it is only ever sent in the body of the post. */
  token: string | null;
  /** The response to the last attempt; null before the first. */
  answer: ResetAnswer | null;
};

/** Sets a new password with an emailed link. */
export function ResetPasswordPage({ country, token, answer }: ResetPasswordPageProps) {
  return (
    <AccountColumn heading={passwordTexts.reset.heading}>
      <p className="text-ink-soft">{passwordTexts.reset.about}</p>
      <noscript>
        <FormAlert>{passwordTexts.reset.needsScripts}</FormAlert>
      </noscript>
      <PostedForm<keyof NewPassword>
        submit={passwordTexts.reset.submit}
        check={(typed) => findPasswordErrors(getNewPassword(typed), 'reset')}
        refused={answer?.errors ?? null}
      >
        {(field) => (
          <>
            {token && <input type="hidden" name="token" value={token} />}
            <NewPasswordFields confirmLabel={passwordTexts.fields.confirm} field={field} />
          </>
        )}
      </PostedForm>
      <BackToSignIn country={country} />
    </AccountColumn>
  );
}
