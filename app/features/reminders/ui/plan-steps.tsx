import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import {
  maxDaysAway,
  maxReminderSteps,
  type PlannedStep,
  presetDays,
  type ReminderPlan,
  type ReminderStart,
  type StepCopy,
  type StepField,
  toneOf,
} from '#app/domain/reminders/reminder-plan.ts';
import {
  type EmailCopy,
  listPlaceholders,
  maxMessageLength,
  maxSubjectLength,
} from '#app/domain/sending/email-template.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/fields/field.tsx';
import { FoldedFields } from '#app/ui/form/folded-fields.tsx';

/** When a step is sent, relative to the due date. */
type TypedTime = 'before' | 'on' | 'after';

/** A step as typed in the form. */
export type TypedStep = { key: number; when: TypedTime; days: string; words: StepCopy };

/** Returns steps as form values. */
export function typeSteps(steps: readonly PlannedStep[]): TypedStep[] {
  return steps.map(({ days, words }, key) => ({ key, words, ...typeDays(days) }));
}

/** Returns a plan's default steps as form values. */
export function typePreset(plan: ReminderPlan): TypedStep[] {
  return typeSteps(presetDays[plan].map((days) => ({ days, words: {} })));
}

/** Returns a new step, a week after the last one. */
function nextReminderStep(steps: readonly TypedStep[]): TypedStep {
  const last = Math.max(0, ...steps.map((step) => daysOf(step) || 0));
  const key = 1 + Math.max(...steps.map((step) => step.key));
  return { key, words: {}, ...typeDays(Math.min(last + 7, maxDaysAway)) };
}

/** Returns the days from the due date, negative before it; NaN for invalid input. */
export function daysOf({ when, days }: Pick<TypedStep, 'when' | 'days'>): number {
  if (when === 'on') return 0;
  const typed = days.trim();
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  if (count === 0) return Number.NaN;
  return when === 'before' ? -count : count;
}

/** Returns the steps to post; invalid days are posted as a non-integer, which the server refuses. */
export function plannedSteps(steps: readonly TypedStep[]): PlannedStep[] {
  return steps.map((step) => ({ days: daysOf(step) || noDays(step), words: step.words }));
}

/** A value that the server refuses; `on the due date` would be 0. */
function noDays({ when }: TypedStep): number {
  return when === 'on' ? 0 : 0.5;
}

function typeDays(days: number): Pick<TypedStep, 'when' | 'days'> {
  if (days === 0) return { when: 'on', days: '' };
  return { when: days < 0 ? 'before' : 'after', days: String(Math.abs(days)) };
}

type PlanStepsProps = {
  steps: readonly TypedStep[];
  language: DocumentLanguage;
  usual: ReminderStart['usual'];
  labels: ReminderStart['labels'];
  errors: Partial<Record<StepField | 'form', string | undefined>>;
  onChange: (steps: TypedStep[]) => void;
  onCorrect: (field: StepField) => void;
};

/** The steps of a plan: the day of each, and its text in one language. */
export function PlanSteps({ steps, onChange, ...around }: PlanStepsProps) {
  const change = (key: number, changes: Partial<TypedStep>) =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...changes } : step)));
  return (
    <div>
      <ol className="flex flex-col gap-5">
        {steps.map((step, at) => (
          <Step
            key={step.key}
            step={step}
            at={at}
            {...around}
            onChange={(changes) => change(step.key, changes)}
            onRemove={
              steps.length > 1 ? () => onChange(steps.filter(({ key }) => key !== step.key)) : null
            }
          />
        ))}
      </ol>
      {steps.length < maxReminderSteps && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          onClick={() => onChange([...steps, nextReminderStep(steps)])}
        >
          {reminderTexts.add}
        </Button>
      )}
    </div>
  );
}

type StepProps = Omit<PlanStepsProps, 'steps' | 'onChange'> & {
  step: TypedStep;
  at: number;
  onChange: (changes: Partial<TypedStep>) => void;
  /** Null for the only step left. */
  onRemove: (() => void) | null;
};

const times: readonly TypedTime[] = ['before', 'on', 'after'];

function Step(props: StepProps) {
  const { step, at, language, usual, labels, errors, onChange, onCorrect, onRemove } = props;
  const number = at + 1;
  const hasWrongWords = Boolean(errors[`subject-${at}`] ?? errors[`message-${at}`]);
  const product = usual[toneOf(daysOf(step) || 0)][language];
  const words = step.words[language] ?? product;
  const write = (next: EmailCopy) => onChange({ words: { ...step.words, [language]: next } });
  const text = (name: keyof EmailCopy) => ({
    name: `${name}-${at}`,
    value: words[name],
    error: errors[`${name}-${at}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      write({ ...words, [name]: target.value });
      onCorrect(`${name}-${at}`);
    },
  });
  const isUsual = words.subject === product.subject && words.message === product.message;
  return (
    <li
      aria-label={fill(reminderTexts.step, { number })}
      className="rounded-md border border-line p-3"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-3">
        <SelectField
          label={reminderTexts.fields.when}
          name={`when-${at}`}
          value={step.when}
          options={times.map((value) => ({ value, label: reminderTexts.when[value] }))}
          onChange={({ target }) => {
            onChange({ when: target.value as TypedTime });
            onCorrect(`days-${at}`);
          }}
          error={step.when === 'on' ? errors[`days-${at}`] : undefined}
        />
        {step.when !== 'on' && (
          <TextField
            label={reminderTexts.fields.days}
            name={`days-${at}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            figures
            value={step.days}
            error={errors[`days-${at}`]}
            onChange={({ target }) => {
              onChange({ days: target.value });
              onCorrect(`days-${at}`);
            }}
          />
        )}
      </div>
      <div className="mt-2">
        <FoldedFields title={reminderTexts.words} summary={words.subject} hasError={hasWrongWords}>
          <TextField
            label={sendingTexts.subject}
            maxLength={maxSubjectLength}
            {...text('subject')}
          />
          <TextAreaField
            label={sendingTexts.message}
            hint={fill(sendingTexts.fields, { fields: listPlaceholders(labels) })}
            rows={7}
            maxLength={maxMessageLength}
            {...text('message')}
          />
          <div>
            <Button
              variant="quiet"
              size="small"
              blocked={isUsual}
              onClick={() => {
                const { [language]: _, ...others } = step.words;
                onChange({ words: others });
              }}
            >
              {reminderTexts.usual}
            </Button>
          </div>
        </FoldedFields>
      </div>
      {onRemove && (
        <Button variant="quiet" size="small" className="mt-1 -ml-3" onClick={onRemove}>
          {fill(reminderTexts.remove, { number })}
        </Button>
      )}
    </li>
  );
}
