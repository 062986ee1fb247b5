import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import {
  type DocumentLanguage,
  documentLanguages,
  ownNameOf,
} from '#app/domain/language/document-language.ts';
import {
  type PlanChoice,
  planChoices,
  type ReminderPlan,
  type ReminderStart,
  type StepField,
} from '#app/domain/reminders/reminder-plan.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { describeSteps } from '../words/describe-reminders.ts';
import { PlanChoiceField } from './plan-choice.tsx';
import {
  daysOf,
  PlanSteps,
  plannedSteps,
  type TypedStep,
  typePreset,
  typeSteps,
} from './plan-steps.tsx';
import { postReminders } from './reminders.api.client.ts';

type RemindersDialogProps = {
  /** Null keeps the dialog closed. */
  start: ReminderStart | null;
  onClose: () => void;
};

/** The seller's plan for all invoices, its steps and their texts. */
export function RemindersDialog({ start, onClose }: RemindersDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  return (
    <FormDialog
      open={start !== null}
      title={reminderTexts.heading}
      description={reminderTexts.hint}
      size="wide"
      saveLabel={reminderTexts.save}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      {start && (
        <RemindersForm
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

type RemindersFormProps = {
  start: ReminderStart;
  formId: string;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
};

function RemindersForm({ start, formId, isSaving, onSaving, onSaved }: RemindersFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState<PlanChoice>(start.plan);
  const [language, setLanguage] = useState<DocumentLanguage>(start.language);
  const [typed, setTyped] = useState<Partial<Record<ReminderPlan, TypedStep[]>>>({});
  const { errors, refuse, correct, clear } = useRefusals<StepField>(form, null);
  const { revalidate } = useRevalidator();
  const stepsOf = (of: ReminderPlan) => typed[of] ?? typeSteps(start.plans[of]);
  const aboutOf = (of: PlanChoice) =>
    of === 'none' ? undefined : describeSteps(stepsOf(of).map(daysOf).filter(Number.isInteger));
  const write = (of: ReminderPlan, steps: TypedStep[]) =>
    setTyped((all) => ({ ...all, [of]: steps }));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    clear();
    onSaving(true);
    const changed = Object.entries(typed).map(([of, steps]) => ({
      plan: of as ReminderPlan,
      steps: plannedSteps(steps),
    }));
    const answer = await postReminders({ intent: 'save', plan, changed });
    onSaving(false);
    if (answer.outcome === 'invalid') {
      setPlan(answer.plan);
      if (answer.language !== null) setLanguage(answer.language);
      return refuse(answer.issues);
    }
    const message = describeChangeFailure(answer);
    if (message !== null) return refuse({ form: fill(reminderTexts.failed, { message }) });
    if (answer.outcome === 'saved') toast.success(answer.message);
    revalidate();
    onSaved();
  }

  return (
    <form ref={form} id={formId} noValidate onSubmit={save} className="flex flex-col gap-5">
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      <PlanChoiceField
        value={plan}
        onChange={(choice) => {
          setPlan(choice);
          clear();
        }}
        choices={planChoices.map((value) => {
          const about = aboutOf(value);
          return { value, label: reminderTexts.plans[value], ...(about && { about }) };
        })}
      />
      {plan !== 'none' && (
        <section aria-label={reminderTexts.steps} className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-medium">{reminderTexts.steps}</h3>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                clear();
                write(plan, typePreset(plan));
              }}
            >
              {reminderTexts.usualSteps}
            </Button>
          </div>
          <SelectField
            label={reminderTexts.language}
            hint={reminderTexts.languageHint}
            value={language}
            options={documentLanguages.map((value) => ({
              value,
              label: ownNameOf(value),
              lang: value.slice(0, 5),
            }))}
            onChange={({ target }) => {
              setLanguage(target.value as DocumentLanguage);
              clear();
            }}
          />
          <PlanSteps
            key={plan}
            steps={stepsOf(plan)}
            language={language}
            errors={errors}
            usual={start.usual}
            labels={start.labels}
            onChange={(steps) => write(plan, steps)}
            onCorrect={correct}
          />
        </section>
      )}
    </form>
  );
}
