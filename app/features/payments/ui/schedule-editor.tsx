import { X } from 'lucide-react';
import { type ComponentPropsWithoutRef, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { DraftStep } from '#app/domain/invoices/draft.ts';
import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import {
  maxStepLabelLength,
  maxSteps,
  minSteps,
  parseStepAmount,
} from '#app/domain/payments/schedule.ts';
import {
  dayOf,
  parseSteps,
  type StepDates,
  withStepAdded,
} from '#app/domain/payments/typed-steps.ts';
import { type DocumentWords, documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { scheduleTexts } from '#app/features/payments/texts.ts';
import {
  type QuickChoice,
  quickChoices,
  quickSteps,
} from '#app/features/payments/words/quick-steps.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { plainStepAmount, typedStepAmount } from '#app/i18n/format/step-amount.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { DateField } from '#app/ui/form/date-field.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { showLoadFailed } from '#app/ui/loading/use-lazy-import.ts';

type StepFieldsProps = {
  /** Two or more. */
  steps: readonly DraftStep[];
  /** The dates that steps may refer to. */
  dates: StepDates;
  /** Minor units. */
  total: number;
  currency: CurrencyCode;
  country: CountryCode;
  /** Returns the error of a field, by its name. */
  messageOf: (name: string) => string | undefined;
  onSet: (name: string, value: string) => void;
  onLeave: (name: string) => void;
  onChange: (steps: DraftStep[]) => void;
  /** Focuses the control with that name once it is rendered. */
  focusSoon: (name: string) => void;
};

/** The fields of a schedule's steps; the last step is what the others leave. */
function StepFields(props: StepFieldsProps) {
  const { steps, dates, total, currency, country, focusSoon, onChange } = props;
  const amounts = parseSteps(steps, { total, currency, dates }).map(({ amount }) => amount);
  const money = (minor: number) => formatMoney(minor, currency, country);
  const last = steps.length - 1;
  return (
    <>
      <p className="figures mb-4 text-ink-soft text-sm">
        {fill(scheduleTexts.about, { total: money(total) })}
      </p>
      <div className="@container">
        <ol className="flex flex-col @xl:gap-5">
          {steps.map((step, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ids, and their fields hold no state
              key={at}
              aria-label={fill(scheduleTexts.step, { number: at + 1 })}
              className="grid @xl:grid-cols-[minmax(0,1fr)_9.5rem_10.5rem_2.75rem] grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-start gap-3 border-line @xl:border-t-0 border-t @xl:py-0 py-4 first:border-t-0 first:pt-0"
            >
              <TextField
                {...fieldOf(props, at, 'label')}
                label={scheduleTexts.fields.label}
                maxLength={maxStepLabelLength}
                value={step.label}
                className={classNames(
                  'row-start-1 @xl:col-span-1',
                  steps.length > minSteps ? 'col-span-2' : 'col-span-3',
                )}
              />
              {at === last ? (
                <TextField
                  {...fieldOf(props, at, 'amount')}
                  label={scheduleTexts.rest}
                  readOnly
                  figures
                  value={money(amounts[at] ?? 0)}
                  className="row-start-2 @xl:row-start-1"
                />
              ) : (
                <AmountField
                  {...fieldOf(props, at, 'amount')}
                  plain={step.amount}
                  total={total}
                  currency={currency}
                  country={country}
                  onPlain={(plain) => props.onSet(`schedule.${at}.amount`, plain)}
                />
              )}
              <DateField
                {...fieldOf(props, at, 'due')}
                country={country}
                label={scheduleTexts.fields.due}
                value={dayOf(step, dates)}
                className="col-span-2 @xl:col-span-1 row-start-2 @xl:row-start-1"
              />
              {at !== last && steps.length > minSteps && (
                <Button
                  variant="quiet"
                  className="@xl:col-start-4 col-start-3 row-start-1 mt-[1.625rem] size-11 px-0"
                  onClick={() => {
                    onChange(steps.filter((each) => each !== step));
                    focusSoon('add-step');
                  }}
                >
                  <X aria-hidden="true" className="size-[1.125rem]" />
                  <span className="sr-only">{fill(scheduleTexts.remove, { number: at + 1 })}</span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          name="add-step"
          variant="secondary"
          size="small"
          blocked={steps.length >= maxSteps}
          onClick={() => {
            onChange(withStepAdded(steps, dates));
            focusSoon(`schedule.${last}.label`);
          }}
        >
          {scheduleTexts.add}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onChange([]);
            focusSoon('begin-deposit');
          }}
        >
          {scheduleTexts.none}
        </Button>
      </div>
    </>
  );
}

function fieldOf(
  { messageOf, onSet, onLeave }: StepFieldsProps,
  at: number,
  field: keyof DraftStep,
) {
  const name = `schedule.${at}.${field}`;
  return {
    name,
    autoComplete: 'off',
    error: messageOf(name),
    onChange: ({ target }: { target: { value: string } }) => onSet(name, target.value),
    onBlur: () => onLeave(name),
  };
}

type AmountFieldProps = Omit<ComponentPropsWithoutRef<typeof TextField>, 'label' | 'onChange'> &
  Pick<StepFieldsProps, 'total' | 'currency' | 'country'> & {
    /** The value in the format of `DraftStep`. */
    plain: string;
    onPlain: (plain: string) => void;
  };

/** An amount or a share of the total, typed in the language's number format, with the resulting amount below. */
function AmountField({ plain, onPlain, total, currency, country, ...field }: AmountFieldProps) {
  const [entry, setEntry] = useState<{ text: string; plain: string } | null>(null);
  const { amount, share } = parseStepAmount(plain, { currency, total });
  const counted = share && amount !== null && `= ${formatMoney(amount, currency, country)}`;
  return (
    <TextField
      {...field}
      label={scheduleTexts.fields.amount}
      figures
      hint={counted || (plain === '' ? scheduleTexts.amountHint : undefined)}
      // A value that was set from outside replaces what was typed.
      value={entry?.plain === plain ? entry.text : typedStepAmount(plain)}
      className="row-start-2 @xl:row-start-1"
      onChange={({ target: { value: text } }) => {
        const typed = plainStepAmount(text, currency);
        setEntry({ text, plain: typed });
        onPlain(typed);
      }}
      onBlur={(event) => {
        setEntry(null);
        field.onBlur?.(event);
      }}
    />
  );
}

type StepNames = DocumentWords['schedule'];

/** Returns the names of schedule steps in the document's language; rejects if its texts can't be loaded. */
async function stepNames(language: DocumentLanguage): Promise<StepNames> {
  if (language === currentLanguage()) return documentTexts.schedule;
  const { documentLanguage } = await import('#app/i18n/document-languages.ts');
  if (language !== bilingual) return documentLanguage(language).words.schedule;
  const [first, second] = (['fr-CA', 'en-CA'] as const).map(
    (each) => documentLanguage(each).words.schedule,
  );
  const both = Object.entries(first ?? {}).map(([name, text]) => [
    name,
    `${text} / ${second?.[name as keyof StepNames]}`,
  ]);
  return Object.fromEntries(both);
}

type ScheduleEditorProps = Omit<StepFieldsProps, 'onChange'> & {
  /** The document's language, in which the step names are printed. */
  language: DocumentLanguage;
  /** `dueDate`: the invoice's due date according to the preset that was chosen. */
  onChange: (steps: DraftStep[], dueDate?: string) => void;
};

/**
 * The fields of a schedule, or presets to start with; used by the invoice form and by the dialog of a saved invoice.
 */
export function ScheduleEditor({ language, ...fields }: ScheduleEditorProps) {
  const { steps, dates, focusSoon, onChange } = fields;
  if (steps.length > 0) return <StepFields {...fields} />;
  const begin = (choice: QuickChoice) =>
    stepNames(language).then((names) => {
      const begun = quickSteps(choice, names, dates);
      onChange(begun.steps, begun.dueDate);
      focusSoon('schedule.0.amount');
    }, showLoadFailed);
  return (
    <>
      <p className="text-ink-soft text-sm">{scheduleTexts.begin}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {quickChoices.map((choice) => (
          <Button
            key={choice}
            name={`begin-${choice}`}
            variant="secondary"
            size="small"
            onClick={() => void begin(choice)}
          >
            {scheduleTexts.quick[choice]}
          </Button>
        ))}
      </div>
    </>
  );
}
