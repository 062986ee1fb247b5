import type { DraftStep } from '#app/domain/invoices/draft.ts';
import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import { type DocumentWords, documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { scheduleTexts } from '#app/features/payments/texts.ts';
import {
  type QuickChoice,
  quickChoices,
  quickSteps,
} from '#app/features/payments/words/quick-steps.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { sayNotFetched } from '#app/ui/loading/use-lazy-import.ts';
import { StepFields, type StepFieldsProps } from './step-fields.tsx';

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
