import { useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { confirmationLinkDays } from '#app/domain/account/email-link.ts';
import type { SecurityAnswer } from '#app/domain/account/security-answer.ts';

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
