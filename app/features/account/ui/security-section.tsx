import { type FormEvent, useRef, useState } from 'react';
import type { TypedClaim } from '#app/domain/account/earlier-account.ts';
import { confirmationLinkDays } from '#app/domain/account/email-link.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { securityTexts } from '#app/features/account/texts.ts';
import type { ListedSession } from '#app/features/account/words/security-answer.ts';
import { planLabel } from '#app/features/billing/public.ts';
import { Facts, SettingsSection, Subsection } from '#app/features/settings/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { Badge } from '#app/ui/layout/badge.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { PasswordField } from './credential-fields.tsx';
import { PasswordForm, type PostSecurity } from './password-form.tsx';

type EarlierAccountProps = {
  /** The plan that renews in the earlier account; null if there is none. */
  plan: PlanName | null;
  post: PostSecurity;
};

/** Claims the earlier account of the viewer's address, or declines it as not theirs. */
function EarlierAccount({ plan, post }: EarlierAccountProps) {
  const texts = securityTexts.earlier;
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, clear, correct } = useRefusals<keyof TypedClaim>(form, null);
  const [pending, setPending] = useState<'claim' | 'decline' | null>(null);
  const onChange = () => correct('number');

  const claim = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const typed = new FormData(event.currentTarget);
    const read = (name: keyof TypedClaim) => String(typed.get(name) ?? '');
    clear();
    setPending('claim');
    const answer = await post({
      intent: 'claim-earlier-account',
      number: read('number'),
      total: read('total'),
      password: read('password'),
    });
    setPending(null);
    // After a successful claim, the response redirects to the invoice list.
    if (answer.outcome === 'refused') refuse({ form: answer.errors.form ?? '' });
  };
  const decline = async () => {
    if (pending) return;
    setPending('decline');
    const answer = await post({ intent: 'decline-earlier-account' });
    setPending(null);
    if (answer.outcome === 'changed') toast.success(answer.message);
    else toast.error(answer.errors.form ?? '');
  };

  return (
    <Subsection id="earlier-account" heading={texts.heading}>
      <p className="max-w-prose text-[0.9375rem]">{texts.about}</p>
      {plan !== null && (
        <p className="max-w-prose font-medium text-[0.9375rem]">
          {fill(texts.planRenews, { plan: planLabel(plan) })}
        </p>
      )}
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={claim}
        aria-labelledby="earlier-account"
        className="flex w-full max-w-sm flex-col gap-4"
      >
        {errors.form && <FormAlert>{errors.form}</FormAlert>}
        <TextField label={texts.number} name="number" autoComplete="off" onChange={onChange} />
        <TextField
          label={texts.total}
          name="total"
          autoComplete="off"
          inputMode="decimal"
          onChange={onChange}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="off"
          onChange={onChange}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary" loading={pending === 'claim'}>
            {texts.claim}
          </Button>
          <Button type="button" variant="quiet" loading={pending === 'decline'} onClick={decline}>
            {texts.decline}
          </Button>
        </div>
      </form>
    </Subsection>
  );
}

/** The data that the Security section shows about the signed-in user. */
export type Security = {
  email: string | null;
  isConfirmed: boolean;
  /** Whether there is an account that had the address unconfirmed and may be claimed. */
  hasEarlierAccount: boolean;
  /** The plan that renews in an earlier account of the address; null if there is none. */
  earlierPlan: PlanName | null;
  /** Whether to ask the user to confirm that the payment details are theirs. */
  needsPaymentDetails: boolean;
  hasPassword: boolean;
  sessions: ListedSession[];
  /** IANA name; null means UTC. */
  timeZone: string | null;
  /** When this was loaded, milliseconds since the epoch. */
  now: number;
};

type SecuritySectionProps = {
  security: Security;
  post: PostSecurity;
};

/** The user's address, password and signed-in browsers. */
export function SecuritySection({ security, post }: SecuritySectionProps) {
  const { email, isConfirmed, hasPassword } = security;
  return (
    <SettingsSection id="security" heading={securityTexts.heading}>
      {email !== null && (
        <>
          <Facts
            facts={[
              { label: securityTexts.email, value: email },
              {
                label: securityTexts.address,
                value: isConfirmed ? securityTexts.confirmed : securityTexts.notConfirmed,
              },
            ]}
          />
          {!isConfirmed && <SendConfirmation post={post} />}
          {security.needsPaymentDetails && <PaymentCheck post={post} />}
          {security.hasEarlierAccount && <EarlierAccount plan={security.earlierPlan} post={post} />}
          <PasswordForm email={email} hasPassword={hasPassword} post={post} />
        </>
      )}
      <SessionsList security={security} post={post} />
    </SettingsSection>
  );
}

/** Posts actions one at a time and shows each result as a toast; `pending` names the one in progress. */
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

/** Offers another confirmation email while the address is not confirmed. */
export function SendConfirmation({ post }: { post: PostSecurity }) {
  const { pending, send } = useToastedPost(post);
  const intent = 'send-confirmation';
  return (
    <div id="unconfirmed" className="flex flex-col gap-2">
      <p className="max-w-prose text-[0.9375rem] text-ink-soft">
        {fill(securityTexts.confirmation.emailed, { days: confirmationLinkDays })}
      </p>
      <Button
        variant="secondary"
        loading={pending !== null}
        onClick={() => send(intent, { intent })}
        className="self-start"
      >
        {securityTexts.confirmation.sendAgain}
      </Button>
    </div>
  );
}

/** Asks whether the payment details are theirs, after an account has passed to the owner of its address. */
function PaymentCheck({ post }: { post: PostSecurity }) {
  const { pending, send } = useToastedPost(post);
  const intent = 'payment-details-checked';
  return (
    <div id="payment-check" className="flex flex-col gap-2">
      <p className="max-w-prose text-[0.9375rem]">{securityTexts.paymentCheck.question}</p>
      <Button
        variant="secondary"
        loading={pending !== null}
        onClick={() => send(intent, { intent })}
        className="self-start"
      >
        {securityTexts.paymentCheck.confirm}
      </Button>
    </div>
  );
}

const others = 'others';
const hourMs = 60 * 60 * 1000;

/** Lists the signed-in browsers, each of the others with a way to sign it out. */
function SessionsList({ security, post }: SecuritySectionProps) {
  const { sessions, timeZone, now } = security;
  const { pending, send } = useToastedPost(post);
  const texts = securityTexts.sessions;
  const dayOf = (instant: number) => formatDay(dayInTimeZone(instant, timeZone));
  const describe = ({ signedInAt, lastSeenAt, isThis }: ListedSession) => {
    const day = dayOf(signedInAt);
    if (isThis) return fill(texts.signedIn, { day });
    return now - lastSeenAt < 2 * hourMs
      ? fill(texts.signedInLately, { day })
      : fill(texts.signedInSeen, { day, seen: dayOf(lastSeenAt) });
  };

  const end = (session: string) => send(session, { intent: 'end-session', session });

  return (
    <Subsection id="sessions-heading" heading={texts.heading} className="mt-4">
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="text-ink">{session.device}</p>
              <p className="figures text-ink-faint text-sm">{describe(session)}</p>
            </div>
            {session.isThis ? (
              <Badge tone="accent">{texts.thisDevice}</Badge>
            ) : (
              <Button
                variant="quiet"
                size="small"
                loading={pending === session.id}
                aria-label={fill(texts.signOutDevice, { device: session.device })}
                onClick={() => end(session.id)}
              >
                {texts.signOut}
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
          {texts.signOutOthers}
        </Button>
      )}
    </Subsection>
  );
}
