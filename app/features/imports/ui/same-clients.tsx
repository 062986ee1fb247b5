import { useState } from 'react';
import type { SameClientQuestion } from '#app/domain/import/resolve-clients.ts';
import { importTexts } from '#app/features/imports/texts/import.ts';
import { importQuestionTexts } from '#app/features/imports/texts/import-questions.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format/count.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';

/** How many questions are shown at first: thousands would slow a phone down. */
const firstQuestions = 50;

type SameClientsProps = {
  questions: readonly SameClientQuestion[];
  same: ReadonlySet<string>;
  onSame: (key: string, isSame: boolean) => void;
};

/** Asks which clients with the same email are the same; those not selected stay separate. */
export function SameClients({ questions, same, onSame }: SameClientsProps) {
  const { report } = importTexts;
  const [isWhole, setWhole] = useState(false);
  if (questions.length === 0) return null;
  const shown = isWhole ? questions : questions.slice(0, firstQuestions);
  return (
    <fieldset className="rounded-md border border-line px-4 py-3">
      <legend className="px-1 font-medium">{importQuestionTexts.sameClient.title}</legend>
      <p className="text-[0.9375rem] text-ink-soft">{importQuestionTexts.sameClient.hint}</p>
      {shown.map(({ key, row, name, email, otherName }) => (
        <CheckboxField
          key={key}
          checked={same.has(key)}
          onChange={({ target }) => onSame(key, target.checked)}
          label={
            <span className="[overflow-wrap:anywhere]">
              {fill(importQuestionTexts.sameClient.option, { row, name, email, otherName })}
            </span>
          }
        />
      ))}
      {shown.length < questions.length && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setWhole(true)}>
          {fill(report.showAll, { count: formatCount(questions.length) })}
        </Button>
      )}
    </fieldset>
  );
}
