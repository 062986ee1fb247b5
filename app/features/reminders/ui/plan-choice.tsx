import { reminderTexts } from '#app/features/reminders/texts.ts';

type PlanChoiceProps<Choice extends string> = {
  choices: readonly { value: Choice; label: string; about?: string }[];
  value: Choice;
  onChange: (choice: Choice) => void;
};

/** The choice of a plan, each with a description of its steps. */
export function PlanChoiceField<Choice extends string>({
  choices,
  value,
  onChange,
}: PlanChoiceProps<Choice>) {
  return (
    <fieldset>
      <legend className="field-head">{reminderTexts.which}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="thumb flex items-baseline gap-3 py-2">
          <input
            type="radio"
            name="plan"
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="size-5 shrink-0 translate-y-1 accent-accent"
          />
          <span className="min-w-0">
            {choice.label}
            {choice.about && <span className="block text-ink-soft text-sm">{choice.about}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
