import { type FormEvent, useRef, useState } from 'react';
import type { TypedClaim } from '#app/domain/account/earlier-account.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import { securityTexts } from '#app/features/account/texts.ts';
import { planLabel } from '#app/features/billing/public.ts';
import { Subsection } from '#app/features/settings/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/banner.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { PasswordField } from './credential-fields.tsx';
import type { PostSecurity } from './password-form.tsx';

type EarlierAccountProps = {
  /** The plan that renews in the earlier account; null if there is none. */
  plan: PlanName | null;
  post: PostSecurity;
};

/** Claims the earlier account of the viewer's address, or declines it as not theirs. */
export function EarlierAccount({ plan, post }: EarlierAccountProps) {
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
