import { useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { confirmationLinkDays } from '#app/domain/account/email-link.ts';
import type { ListedSession, SecurityAnswer } from '#app/domain/account/security-answer.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionsList } from './sessions-list.tsx';
import { Facts, SettingsSection } from './settings-section.tsx';

/** What the Security section knows of the signed-in person. */
export type Security = {
  email: string | null;
  isConfirmed: boolean;
  hasPassword: boolean;
  sessions: ListedSession[];
  /** IANA name; null means UTC. */
  timeZone: string | null;
  /** When this was read, milliseconds since the epoch. */
  now: number;
};

type SecuritySectionProps = {
  country: CountryCode;
  security: Security;
  /** Posts to the settings route; what went wrong comes back in the answer. */
  post: (fields: Record<string, string>) => Promise<SecurityAnswer>;
};

/** Address, password and signed-in browsers (`invoices.md` section 2, Settings). */
export function SecuritySection({ country, security, post }: SecuritySectionProps) {
  const { email, isConfirmed, hasPassword, sessions, timeZone, now } = security;
  return (
    <SettingsSection heading="Security">
      {email !== null && (
        <>
          <Facts
            facts={[
              { label: 'You sign in as', value: email },
              { label: 'Email address', value: isConfirmed ? 'Confirmed' : 'Not confirmed yet' },
            ]}
          />
          {!isConfirmed && <SendConfirmation post={post} />}
          <PasswordForm email={email} hasPassword={hasPassword} post={post} />
        </>
      )}
      <SessionsList
        country={country}
        sessions={sessions}
        timeZone={timeZone}
        now={now}
        post={post}
      />
    </SettingsSection>
  );
}

type SendConfirmationProps = {
  /** Posts to the settings route; what went wrong comes back in the answer. */
  post: (fields: Record<string, string>) => Promise<SecurityAnswer>;
};

/** Offers another confirmation mail while the address is not confirmed. */
export function SendConfirmation({ post }: SendConfirmationProps) {
  const [isPending, setPending] = useState(false);
  const send = async () => {
    if (isPending) return;
    setPending(true);
    const answer = await post({ intent: 'send-confirmation' });
    setPending(false);
    if (answer.outcome === 'changed') toast.success(answer.message);
    else if (answer.errors.form) toast.error(answer.errors.form);
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="max-w-prose text-[0.9375rem] text-ink-soft">
        We have mailed you a link that confirms your email address. It works for{' '}
        {confirmationLinkDays} days.
      </p>
      <Button variant="secondary" loading={isPending} onClick={send} className="self-start">
        Send the link again
      </Button>
    </div>
  );
}
