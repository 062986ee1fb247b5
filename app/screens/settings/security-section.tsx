import { useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { Badge } from '#app/components/layout/badge.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { confirmationLinkDays } from '#app/domain/account/email-link.ts';
import type { ListedSession } from '#app/domain/account/security-answer.ts';
import { dayInTimeZone, formatDay } from '#app/domain/dates.ts';
import { EarlierAccount } from './earlier-account.tsx';
import { PasswordForm, type PostSecurity } from './password-form.tsx';
import { Facts, SettingsSection, Subsection } from './settings-section.tsx';

/** What the Security section knows of the signed-in person. */
export type Security = {
  email: string | null;
  isConfirmed: boolean;
  /** An account that had the address without proof, and may be claimed. */
  hasEarlierAccount: boolean;
  /** The plan that renews in an earlier account of the address; null without one. */
  earlierPlan: string | null;
  /** Whether the payment details are theirs is to be asked. */
  asksForPaymentDetails: boolean;
  hasPassword: boolean;
  sessions: ListedSession[];
  /** IANA name; null means UTC. */
  timeZone: string | null;
  /** When this was read, milliseconds since the epoch. */
  now: number;
};

type SecuritySectionProps = {
  security: Security;
  post: PostSecurity;
};

/** Address, password and signed-in browsers (`invoices.md` section 2, Settings). */
export function SecuritySection({ security, post }: SecuritySectionProps) {
  const { email, isConfirmed, hasPassword } = security;
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
          {security.asksForPaymentDetails && <PaymentCheck post={post} />}
          {security.hasEarlierAccount && <EarlierAccount plan={security.earlierPlan} post={post} />}
          <PasswordForm email={email} hasPassword={hasPassword} post={post} />
        </>
      )}
      <SessionsList security={security} post={post} />
    </SettingsSection>
  );
}

/** Posts whose outcome is a toast, one at a time; `pending` names the one under way. */
function useToastedPost(post: PostSecurity) {
  const [pending, setPending] = useState<string | null>(null);
  const send = async (name: string, fields: Record<string, string>) => {
    if (pending) return;
    setPending(name);
    const answer = await post(fields);
    setPending(null);
    if (answer.outcome === 'changed') toast.success(answer.message);
    else if (answer.errors.form) toast.error(answer.errors.form);
  };
  return { pending, send };
}

/** Offers another confirmation mail while the address is not confirmed. */
export function SendConfirmation({ post }: { post: PostSecurity }) {
  const { pending, send } = useToastedPost(post);
  const intent = 'send-confirmation';
  return (
    <div id="unconfirmed" className="flex flex-col gap-2">
      <p className="max-w-prose text-[0.9375rem] text-ink-soft">
        We have mailed you a link that confirms your email address. It works for{' '}
        {confirmationLinkDays} days.
      </p>
      <Button
        variant="secondary"
        loading={pending !== null}
        onClick={() => send(intent, { intent })}
        className="self-start"
      >
        Send the link again
      </Button>
    </div>
  );
}

/** Asks whether the payment details are theirs, after an account has become that of its address's owner. */
function PaymentCheck({ post }: { post: PostSecurity }) {
  const { pending, send } = useToastedPost(post);
  const intent = 'payment-details-checked';
  return (
    <div id="payment-check" className="flex flex-col gap-2">
      <p className="max-w-prose text-[0.9375rem]">
        Are the payment details under Banking Details and Payment Methods yours? Your clients pay to
        them.
      </p>
      <Button
        variant="secondary"
        loading={pending !== null}
        onClick={() => send(intent, { intent })}
        className="self-start"
      >
        They are mine
      </Button>
    </div>
  );
}

const others = 'others';
const hourMs = 60 * 60 * 1000;

/** The browsers that are signed in, each other one with a way to end it. */
function SessionsList({ security, post }: SecuritySectionProps) {
  const { sessions, timeZone, now } = security;
  const { pending, send } = useToastedPost(post);
  const dayOf = (instant: number) => formatDay(dayInTimeZone(instant, timeZone));
  const lastSeen = (instant: number) =>
    now - instant < 2 * hourMs ? 'in use lately' : `last seen ${dayOf(instant)}`;

  const end = (session: string) => send(session, { intent: 'end-session', session });

  return (
    <Subsection id="sessions-heading" heading="Where you are signed in" className="mt-4">
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {sessions.map(({ id, device, signedInAt, lastSeenAt, isThis }) => (
          <li key={id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0 flex-1 basis-48">
              <p className="text-ink">{device}</p>
              <p className="figures text-ink-faint text-sm">
                Signed in {dayOf(signedInAt)}
                {!isThis && `, ${lastSeen(lastSeenAt)}`}
              </p>
            </div>
            {isThis ? (
              <Badge tone="accent">This device</Badge>
            ) : (
              <Button
                variant="quiet"
                size="small"
                loading={pending === id}
                aria-label={`Sign out ${device}`}
                onClick={() => end(id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          loading={pending === others}
          onClick={() => send(others, { intent: 'end-other-sessions' })}
          className="self-start"
        >
          Sign out others
        </Button>
      )}
    </Subsection>
  );
}
