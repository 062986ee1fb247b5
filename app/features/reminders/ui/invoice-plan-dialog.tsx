import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useId, useState } from 'react';
import {
  type InvoiceReminderStart,
  type PlanChoice,
  planChoices,
} from '#app/domain/reminders/reminder-plan.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { describeSteps } from '../words/describe-reminders.ts';
import { PlanChoiceField } from './plan-choice.tsx';
import { postReminders } from './reminders.api.client.ts';

type InvoicePlanDialogProps = {
  invoiceId: string;
  /** Null keeps the dialog closed. */
  start: InvoiceReminderStart | null;
  onClose: () => void;
};

/** The plan of one invoice: the one in Settings, another, or none. */
export function InvoicePlanDialog({ invoiceId, start, onClose }: InvoicePlanDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  return (
    <FormDialog
      open={start !== null}
      title={fill(reminderTexts.ofInvoice.title, { number: start?.invoiceNumber ?? '' })}
      description={reminderTexts.ofInvoice.about}
      saveLabel={reminderTexts.save}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      {start && (
        <InvoicePlanForm
          invoiceId={invoiceId}
          start={start}
          formId={formId}
          isSaving={isSaving}
          onSaving={setSaving}
          onSaved={onClose}
        />
      )}
    </FormDialog>
  );
}

type InvoicePlanFormProps = {
  invoiceId: string;
  start: InvoiceReminderStart;
  formId: string;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
};

function InvoicePlanForm(props: InvoicePlanFormProps) {
  const { invoiceId, start, formId, isSaving, onSaving, onSaved } = props;
  const [choice, setChoice] = useState<PlanChoice | 'usual'>(start.choice ?? 'usual');
  const [failure, setFailure] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const about = (plan: PlanChoice) =>
    plan === 'none' ? undefined : describeSteps(start.plans[plan]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    onSaving(true);
    const plan = choice === 'usual' ? null : choice;
    const answer = await postReminders({ intent: 'set-invoice', invoiceId, plan });
    onSaving(false);
    const message = describeChangeFailure(answer);
    if (message !== null) return setFailure(fill(reminderTexts.failed, { message }));
    if (answer.outcome === 'saved') toast.success(answer.message);
    revalidate();
    onSaved();
  }

  return (
    <form id={formId} noValidate onSubmit={save} className="flex flex-col gap-5">
      {failure && <FormAlert>{failure}</FormAlert>}
      <PlanChoiceField
        value={choice}
        onChange={setChoice}
        choices={[
          {
            value: 'usual' as const,
            label: reminderTexts.ofInvoice.usual,
            about: reminderTexts.plans[start.usual],
          },
          ...planChoices.map((plan) => ({
            value: plan,
            label: reminderTexts.plans[plan],
            about: about(plan),
          })),
        ].map(({ about: words, ...each }) => ({ ...each, ...(words && { about: words }) }))}
      />
    </form>
  );
}
