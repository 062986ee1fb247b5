import { type FormEvent, useRef, useState } from 'react';
import { beginSignOut, takeSignOutIntent } from '#app/browser/account/sign-out-intent.client.ts';
import { dropNote, noteSignOutAsked } from '#app/browser/clear-user-data.client.ts';
import { Button } from '#app/components/buttons/button.tsx';
import { CheckboxField } from '#app/components/fields/checkbox-field.tsx';
import { TextField } from '#app/components/fields/text-field.tsx';
import { Dialog } from '#app/components/overlays/dialog.tsx';
import {
  type DeletionAnswer,
  deletionMessages,
  deletionWords,
} from '#app/domain/account/account-closing.ts';
import { type BillingView, managedAt } from '#app/domain/billing/billing-view.ts';
import { FormAlert } from '../account/form-alert.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { useRefusals } from '../form/use-refusals.ts';
import { DeletionEffects } from './deletion-effects.tsx';

export type DeletionParts = {
  billing: BillingView;
  /** What the password manager files it under. */
  email: string | null;
  hasPassword: boolean;
  /** Posts to the settings route; what went wrong comes back in the answer. */
  post: (fields: Record<string, string>) => Promise<DeletionAnswer>;
  /** The account is closed: leave what is shown of it. */
  onDeleted: () => void;
};

type DeleteAccountDialogProps = DeletionParts & { open: boolean; onClose: () => void };

const formId = 'delete-account-form';

/** Who is signed in, as the server says; undefined when it cannot be asked. */
const askWhoIsHere = () =>
  import('#app/browser/session-watch.client.ts').then(
    ({ askPerson }) => askPerson(),
    () => undefined,
  );

/** Says what a deletion does and asks for a proof that it is meant. */
export function DeleteAccountDialog({ open, onClose, ...parts }: DeleteAccountDialogProps) {
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      title="Delete your account?"
      description="It is closed at once, on all your devices."
      footer={
        <>
          <Button variant="secondary" blocked={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            data-haptic="heavy"
            loading={isPending}
          >
            Delete account
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
    const typed = new FormData(event.currentTarget);
    const fields = ['current', 'confirmation', 'apple'].map((name) => [
      name,
      String(typed.get(name) ?? ''),
    ]);
    clear();
    setPending(true);
    // The channel of this page ends before the answer is here.
    beginSignOut();
    noteSignOutAsked();
    const answer = await post({ intent: 'delete-account', ...Object.fromEntries(fields) });
    if (answer.outcome === 'deleted') return onDeleted();
    // Done perhaps, and only the answer was lost.
    const isUnknown = answer.errors.form === deletionMessages.failed;
    const here = isUnknown ? await askWhoIsHere() : undefined;
    if (here === null) return onDeleted();
    takeSignOutIntent();
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
          label="I know that Apple goes on charging me until I cancel the plan with Apple."
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
            label="Current password"
            name="current"
            autoComplete="current-password"
            error={errors.current}
            onChange={() => correct('current')}
          />
        </>
      ) : (
        <TextField
          label={`Type "${deletionWords}" to confirm`}
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
