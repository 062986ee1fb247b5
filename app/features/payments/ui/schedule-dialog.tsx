import { type FormEvent, useId, useRef, useState } from 'react';
import type { DraftStep } from '#app/domain/invoices/draft.ts';
import { checkSchedule } from '#app/domain/payments/schedule.ts';
import { parseSteps, type StepDates, typeSteps } from '#app/domain/payments/typed-steps.ts';
import { describeListFailure, type ListAnswer } from '#app/features/invoice-list/public.ts';
import { scheduleTexts } from '#app/features/payments/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { scheduleMessage } from '#app/i18n/format/schedule-message.ts';
import { withField } from '#app/ui/form/form-context.ts';
import { useFocusSoon } from '#app/ui/form/use-focus-soon.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import type { PaymentDialogsProps } from './payment-dialogs.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';
import type { PaymentQuestion } from './use-payments.tsx';

type ScheduleQuestion = Extract<PaymentQuestion, { kind: 'schedule' }>;
type ScheduleDialogProps = Omit<PaymentDialogsProps, 'question' | 'onChange'> & {
  asked: ScheduleQuestion | null;
};

/** Edits the schedule by which an invoice is paid: a deposit, installments. */
export function ScheduleDialog({ asked, onClose, ...around }: ScheduleDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  return (
    <FormDialog
      open={asked !== null}
      title={fill(scheduleTexts.title, { number: asked?.invoice.invoiceNumber ?? '' })}
      saveLabel={scheduleTexts.save}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      {asked && (
        <ScheduleForm
          {...around}
          asked={asked}
          formId={formId}
          isSaving={isSaving}
          onClose={onClose}
          onSaving={setSaving}
        />
      )}
    </FormDialog>
  );
}

type ScheduleFormProps = Omit<ScheduleDialogProps, 'asked'> & {
  asked: ScheduleQuestion;
  formId: string;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
};

function ScheduleForm({ asked, path, country, today, ...form }: ScheduleFormProps) {
  const { formId, isSaving, onSaving, onClose } = form;
  const { id: invoiceId, currency, totalMinor, schedule, invoiceDate, language } = asked.invoice;
  const formRef = useRef<HTMLFormElement>(null);
  const focusSoon = useFocusSoon(formRef);
  const [typed, setTyped] = useState<DraftStep[]>(() => typeSteps(schedule ?? [], currency));
  const [dates, setDates] = useState(() => datesOf(asked.invoice, today));
  const [failure, setFailure] = useState<string | null>(null);
  const post = usePost<ListAnswer>(path, 'application/json');

  const change = (steps: DraftStep[], dueDate = dates.dueDate) => {
    setFailure(null);
    setDates({ ...dates, dueDate });
    setTyped(steps);
  };

  async function keep() {
    if (isSaving) return;
    if (typed.length === 0 && !schedule) return onClose();
    const steps = parseSteps(typed, { total: totalMinor, currency, dates });
    const of = { total: totalMinor, currency, country, invoiceDate };
    const checked = checkSchedule(steps, of);
    if (!checked.ok) return setFailure(scheduleMessage(checked.issues[0].issue));
    onSaving(true);
    const answer = await post({
      intent: 'set-schedule',
      invoiceId,
      country,
      currency,
      totalMinor,
      invoiceDate,
      steps: checked.steps,
    });
    onSaving(false);
    const message = describeListFailure(answer);
    if (message !== null) {
      return setFailure(
        answer.outcome === 'refused' ? message : fill(scheduleTexts.failed, { message }),
      );
    }
    toast.success(checked.steps.length > 0 ? scheduleTexts.saved : scheduleTexts.removed);
    onClose();
  }

  return (
    <form
      ref={formRef}
      id={formId}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void keep();
      }}
    >
      {failure && (
        <div className="mb-4">
          <FormAlert>{failure}</FormAlert>
        </div>
      )}
      <ScheduleEditor
        steps={typed}
        total={totalMinor}
        dates={dates}
        currency={currency}
        country={country}
        language={language}
        focusSoon={focusSoon}
        messageOf={() => undefined}
        onLeave={() => undefined}
        onSet={(name, value) => change(withField({ schedule: typed }, name, value).schedule)}
        onChange={change}
      />
    </form>
  );
}

/** Returns the dates for initial steps: today or later, and the invoice's due date. */
function datesOf({ invoiceDate, dueDate }: ScheduleQuestion['invoice'], today: string): StepDates {
  const first = invoiceDate < today ? today : invoiceDate;
  return { invoiceDate: first, dueDate: dueDate < first ? first : dueDate };
}
