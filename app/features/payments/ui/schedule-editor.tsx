import type { DraftStep } from '#app/domain/invoices/draft.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { scheduleTexts } from '#app/features/payments/texts/schedules.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { sayNotFetched } from '#app/ui/loading/use-lazy-import.ts';
import { type QuickChoice, quickChoices, quickSteps } from '../words/quick-steps.ts';
import { StepFields, type StepFieldsProps } from './step-fields.tsx';
import { stepNames } from './step-names.ts';

type ScheduleEditorProps = Omit<StepFieldsProps, 'onChange'> & {
  /** Of the document, which the steps' names are printed on. */
  language: DocumentLanguage;
  /** `dueDate`: when the invoice is due by steps that were begun with. */
  onChange: (steps: DraftStep[], dueDate?: string) => void;
};

/** A schedule as fields, or the usual ones to begin with; the form's own, and the dialog's on a saved invoice. */
export function ScheduleEditor({ language, ...fields }: ScheduleEditorProps) {
  const { steps, dates, focusSoon, onChange } = fields;
  if (steps.length > 0) return <StepFields {...fields} />;
  const begin = (choice: QuickChoice) =>
    stepNames(language).then((names) => {
      const begun = quickSteps(choice, names, dates);
      onChange(begun.steps, begun.dueDate);
      focusSoon('schedule.0.amount');
    }, sayNotFetched);
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
