import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { TextField } from '#app/components/fields/text-field.tsx';
import { FormAlert } from '#app/components/messages/form-alert.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { FormDialog } from '#app/components/overlays/form-dialog.tsx';
import { describeListFailure, type ListAnswer } from '#app/domain/invoices/list-answer.ts';
import { formatMoney, moneyToText } from '#app/domain/money/money.ts';
import { typedText } from '#app/domain/money/typed-number.ts';
import { readStepAmount } from '#app/domain/payments/read-step-amount.ts';
import {
  checkSchedule,
  mostStepLabel,
  mostSteps,
  type ScheduleStep,
} from '#app/domain/payments/schedule.ts';
import { fill } from '#app/texts/fill.ts';
import { scheduleTexts } from '#app/texts/schedules.ts';
import { DateField } from '../form/date-field.tsx';
import { usePost } from '../frame/use-post.ts';
import type { PaymentDialogsProps } from './payment-dialogs.tsx';
import type { PaymentQuestion } from './use-payments.tsx';

type Asked = Extract<PaymentQuestion, { kind: 'schedule' }>;
type ScheduleDialogProps = Omit<PaymentDialogsProps, 'question' | 'onChange'> & {
  asked: Asked | null;
};

/** A step as it is typed; the last one's amount is what the others leave. */
type TypedStep = { key: number; label: string; amount: string; due: string };

/** In which steps an invoice is to be paid: a deposit, instalments (`getting-paid.md` section 2). */
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
        <ScheduleForm {...{ ...around, asked, formId, isSaving, onClose }} onSaving={setSaving} />
      )}
    </FormDialog>
  );
}

type ScheduleFormProps = Omit<ScheduleDialogProps, 'asked'> & {
  asked: Asked;
  formId: string;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
};

function ScheduleForm({ asked, path, country, today, ...form }: ScheduleFormProps) {
  const { formId, isSaving, onSaving, onClose } = form;
  const { id: invoiceId, currency, totalMinor, schedule, dueDate } = asked.invoice;
  const nextKey = useRef(mostSteps);
  const [typed, setTyped] = useState<TypedStep[]>(() =>
    startWith(schedule, { currency, today, dueDate }),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const post = usePost<ListAnswer>(path, 'application/json');
  const money = (minor: number) => formatMoney(minor, currency, country);
  const amounts = typed
    .slice(0, -1)
    .map(({ amount }) => readStepAmount(amount, { currency, total: totalMinor }) ?? 0);
  const rest = totalMinor - amounts.reduce((sum, amount) => sum + amount, 0);

  const change = (key: number, changes: Partial<TypedStep>) => {
    setFailure(null);
    setTyped((all) => all.map((step) => (step.key === key ? { ...step, ...changes } : step)));
  };
  const remove = (key: number) => setTyped((all) => all.filter((step) => step.key !== key));
  function add() {
    nextKey.current += 1;
    const added = { key: nextKey.current, label: '', amount: '', due: today };
    setTyped((all) => [...all.slice(0, -1), added, ...all.slice(-1)]);
  }

  async function keep(steps: ScheduleStep[], said: string) {
    if (isSaving) return;
    const checked = checkSchedule(steps, { total: totalMinor, currency, country });
    if (!checked.ok) return setFailure(checked.message);
    onSaving(true);
    const answer = await post({
      ...{ intent: 'set-schedule', invoiceId, country, currency, totalMinor },
      steps: checked.steps,
    });
    onSaving(false);
    const message = describeListFailure(answer);
    if (message !== null) {
      return setFailure(
        answer.outcome === 'refused' ? message : fill(scheduleTexts.failed, { message }),
      );
    }
    toast.success(said);
    onClose();
  }
  const steps = typed.map(({ label, due }, at) => ({ label, due, amount: amounts[at] ?? rest }));

  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void keep(steps, scheduleTexts.saved);
      }}
    >
      {failure && (
        <div className="mb-4">
          <FormAlert>{failure}</FormAlert>
        </div>
      )}
      <p className="figures mb-4 text-ink-soft">
        {fill(scheduleTexts.about, { total: money(totalMinor) })}
      </p>
      <ol className="flex flex-col gap-5">
        {typed.map((step, at) => {
          const isLast = at === typed.length - 1;
          const number = at + 1;
          return (
            <li key={step.key} aria-label={fill(scheduleTexts.step, { number })}>
              <div className="grid grid-cols-2 gap-3">
                <TextField
                  label={scheduleTexts.fields.label}
                  name={`label-${step.key}`}
                  autoComplete="off"
                  maxLength={mostStepLabel}
                  value={step.label}
                  className="col-span-2"
                  onChange={({ target }) => change(step.key, { label: target.value })}
                />
                <TextField
                  label={isLast ? scheduleTexts.rest : scheduleTexts.fields.amount}
                  name={`amount-${step.key}`}
                  autoComplete="off"
                  figures
                  readOnly={isLast}
                  hint={isLast ? undefined : scheduleTexts.amountHint}
                  value={isLast ? money(rest) : step.amount}
                  onChange={({ target }) => change(step.key, { amount: target.value })}
                />
                <DateField
                  country={country}
                  label={scheduleTexts.fields.due}
                  name={`due-${step.key}`}
                  value={step.due}
                  onChange={({ target }) => change(step.key, { due: target.value })}
                />
              </div>
              {!isLast && typed.length > 2 && (
                <Button
                  variant="quiet"
                  size="small"
                  className="mt-1 -ml-3"
                  onClick={() => remove(step.key)}
                >
                  {fill(scheduleTexts.remove, { number })}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        {typed.length < mostSteps && (
          <Button variant="secondary" size="small" onClick={add}>
            {scheduleTexts.add}
          </Button>
        )}
        {schedule && (
          <Button variant="quiet" size="small" onClick={() => keep([], scheduleTexts.removed)}>
            {scheduleTexts.none}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The steps that it has, or a deposit today and the rest when the invoice is due. */
function startWith(
  schedule: ScheduleStep[] | null,
  { currency, today, dueDate }: Pick<Asked['invoice'], 'currency' | 'dueDate'> & { today: string },
): TypedStep[] {
  if (schedule) {
    return schedule.map(({ label, amount, due }, key) => ({
      ...{ key, label, due },
      amount: typedText(moneyToText(amount, currency)),
    }));
  }
  const last = dueDate < today ? today : dueDate;
  return [
    { key: 0, label: scheduleTexts.deposit, amount: '30%', due: today },
    { key: 1, label: scheduleTexts.balance, amount: '', due: last },
  ];
}

// @covers paid-2.9
