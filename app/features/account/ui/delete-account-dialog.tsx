import { type FormEvent, useRef, useState } from 'react';
import { closedDays, type DeletionAnswer } from '#app/domain/account/account-closing.ts';
import { type BillingView, managedAt } from '#app/domain/billing/billing-view.ts';
import { accountClosingTexts } from '#app/features/account/texts.ts';
import { planLabel } from '#app/features/billing/public.ts';
import { fill } from '#app/i18n/fill.ts';
import {
  consumeSignOutIntent,
  setSignOutIntent,
} from '#app/ui/browser/session/sign-out-intent.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { dropNote, recordSignOutRequest } from './clear-user-data.client.ts';
import { PasswordField } from './credential-fields.tsx';

export type DeletionParts = {
  billing: BillingView;
  /** The user name for the password manager. */
  email: string | null;
  hasPassword: boolean;
  /** Posts to the settings route; the response contains any errors. */
  post: (fields: Record<string, string>) => Promise<DeletionAnswer>;
  /** Called when the account is closed, to leave its pages. */
  onDeleted: () => void;
};

type DeleteAccountDialogProps = DeletionParts & { open: boolean; onClose: () => void };

const formId = 'delete-account-form';

/** Gets the signed-in user from the server; undefined if the request fails. */
const checkCurrentUser = () =>
  import('./session-watch.client.ts').then(
    ({ refreshUserId }) => refreshUserId(),
    () => undefined,
  );

/** Explains what deleting the account does and asks the user to confirm it. */
export function DeleteAccountDialog({ open, onClose, ...parts }: DeleteAccountDialogProps) {
  const texts = accountClosingTexts.question;
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={() => !isPending && onClose()}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" blocked={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            data-haptic="heavy"
            loading={isPending}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <DeletionForm {...parts} isPending={isPending} setPending={setPending} />
    </Dialog>
  );
}

type DeletionFormProps = DeletionParts & {
  isPending: boolean;
  setPending: (isPending: boolean) => void;
};

function DeletionForm(props: DeletionFormProps) {
  const { billing, email, hasPassword, post, onDeleted, isPending, setPending } = props;
  const texts = accountClosingTexts.question;
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, correct, clear } = useRefusals<'current' | 'confirmation' | 'apple'>(
    form,
    null,
  );
  const isAppleToBeCancelled =
    managedAt(billing) === 'app_store' && billing.allowance.state !== 'cancelled';

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    clear();
    setPending(true);
    // The page's channel closes before the response arrives.
    setSignOutIntent();
    recordSignOutRequest();
    const answer = await post({ ...typed, intent: 'delete-account' });
    if (answer.outcome === 'deleted') return onDeleted();
    // The deletion may have succeeded with only its response lost.
    const here = answer.isUnknown ? await checkCurrentUser() : undefined;
    if (here === null) return onDeleted();
    consumeSignOutIntent();
    if (here) dropNote();
    setPending(false);
    refuse(answer.errors);
  };

  return (
    <form
      id={formId}
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      className="flex flex-col gap-4"
    >
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      <DeletionEffects billing={billing} />
      {isAppleToBeCancelled && (
        <CheckboxField
          name="apple"
          value="known"
          label={texts.appleGoesOn}
          error={errors.apple}
          onChange={() => correct('apple')}
        />
      )}
      {hasPassword ? (
        <>
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={email ?? ''}
            readOnly
            hidden
          />
          <PasswordField
            label={texts.password}
            name="current"
            autoComplete="current-password"
            error={errors.current}
            onChange={() => correct('current')}
          />
        </>
      ) : (
        <TextField
          label={fill(texts.typeWords, { words: accountClosingTexts.words })}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          error={errors.confirmation ?? null}
          onChange={() => correct('confirmation')}
        />
      )}
    </form>
  );
}

/** What a deletion does, one sentence each: first for everyone, then for the plan. */
function DeletionEffects({ billing }: { billing: BillingView }) {
  const texts = accountClosingTexts.effects;
  const plan = planEffect(billing);
  const effects = [
    texts.signedOut,
    texts.links,
    fill(texts.wiped, { days: closedDays }),
    ...(plan ? [plan] : []),
    ...(billing.bought ? [texts.paymentsKept] : []),
  ];
  return (
    <div className="flex flex-col gap-3 text-[0.9375rem] text-ink-soft">
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <p className="text-ink">{accountClosingTexts.question.downloadFirst}</p>
    </div>
  );
}

function planEffect(billing: BillingView): string | null {
  const texts = accountClosingTexts.effects;
  const plan = billing.bought ? planLabel(billing.bought.plan) : '';
  switch (managedAt(billing)) {
    case 'stripe':
      return fill(texts.stripePlan, { plan });
    case 'app_store':
      return billing.allowance.state === 'cancelled'
        ? fill(texts.applePlanLeft, { plan })
        : fill(texts.applePlan, { plan });
    default:
      return null;
  }
}
