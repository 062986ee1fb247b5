import { useState } from 'react';
import { isCalendarDate } from '#app/domain/dates.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import type {
  ScheduleForm,
  SeriesErrors,
  SeriesStart,
  TypedLine,
} from '#app/domain/recurring/schedule-form.ts';
import { maxEvery, unchangedInterval } from '#app/domain/recurring/series.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { hasPlaceholder, placeholderFiller } from '#app/features/recurring/words/placeholders.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { fieldTexts } from '#app/i18n/texts.ts';
import { TextAreaField, TextField } from '#app/ui/fields/field.tsx';
import { PaymentTermsField } from '#app/ui/form/payment-terms-field.tsx';
import { FoldArrow } from '#app/ui/icons/fold-arrow.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';

type SeriesTextsProps = {
  start: Pick<SeriesStart, 'language' | 'from' | 'today' | 'changed'>;
  typed: ScheduleForm;
  errors: Pick<SeriesErrors, 'paymentTerms' | 'lines'>;
  onChange: (changes: Partial<ScheduleForm>) => void;
};

const fields = '{month} {month year} {quarter} {year} {period}';
const moved = '{month+1}';

/**
 * The payment terms, texts and prices of a series' invoices, with a live preview of the filled placeholders. A new series
 * copies them from its invoice, so they start out folded.
 */
export function SeriesTexts({ start, typed, errors, onChange }: SeriesTextsProps) {
  const texts = recurringTexts.dialog;
  const [isOpen, setOpen] = useState(start.changed !== null);
  const hasErrors = Boolean(errors.paymentTerms ?? errors.lines);
  const show = usePreview(start, typed);
  const isBilingual = start.language === bilingual;
  const changeLine = (at: number, changes: Partial<TypedLine>) =>
    onChange({
      lines: typed.lines.map((line, index) => (index === at ? { ...line, ...changes } : line)),
    });
  return (
    <details
      className="group"
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="thumb flex cursor-pointer items-center justify-between gap-2 rounded-sm font-medium">
        {texts.texts}
        <FoldArrow className="group-open:-rotate-90" />
      </summary>
      <div className="mt-2 flex flex-col gap-4">
        <PaymentTermsField
          value={typed.paymentTerms}
          unchosen={fieldTexts.terms.unprinted}
          error={errors.paymentTerms}
          onChange={(paymentTerms) => onChange({ paymentTerms })}
        />
        <p className="text-ink-soft text-sm">{fill(texts.textsHint, { fields, moved })}</p>
        {errors.lines && <FormAlert>{errors.lines}</FormAlert>}
        {typed.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <div key={at} className="flex flex-col gap-2">
            <TextAreaField
              label={fill(texts.line, { number: at + 1 })}
              name={`description-${at}`}
              rows={1}
              value={line.description}
              hint={show(line.description, 'first')}
              onChange={({ target }) => changeLine(at, { description: target.value })}
            />
            {isBilingual && (
              <TextAreaField
                label={fill(texts.second, { number: at + 1 })}
                name={`second-${at}`}
                rows={1}
                value={line.secondDescription}
                hint={show(line.secondDescription, 'second')}
                onChange={({ target }) => changeLine(at, { secondDescription: target.value })}
              />
            )}
            <div className="grid grid-cols-2 gap-4">
              <TextField
                label={texts.quantity}
                name={`quantity-${at}`}
                inputMode="decimal"
                autoComplete="off"
                figures
                value={line.quantity}
                onChange={({ target }) => changeLine(at, { quantity: target.value })}
              />
              <TextField
                label={texts.price}
                name={`price-${at}`}
                inputMode="decimal"
                autoComplete="off"
                figures
                value={line.unitPrice}
                onChange={({ target }) => changeLine(at, { unitPrice: target.value })}
              />
            </div>
          </div>
        ))}
        <TextAreaField
          label={texts.notes}
          name="notes"
          value={typed.notes}
          hint={show(typed.notes, 'first')}
          onChange={({ target }) => onChange({ notes: target.value })}
        />
        {isBilingual && (
          <TextAreaField
            label={texts.secondNotes}
            name="secondNotes"
            value={typed.secondNotes}
            hint={show(typed.secondNotes, 'second')}
            onChange={({ target }) => onChange({ secondNotes: target.value })}
          />
        )}
      </div>
    </details>
  );
}

/** Returns a text with its placeholders filled for the first date; nothing if it has none. */
function usePreview(start: SeriesTextsProps['start'], typed: ScheduleForm) {
  const { language, from, today, changed } = start;
  const { anchor, unit, monthDay } = typed;
  const every = Number(typed.every);
  const isRight =
    isCalendarDate(anchor) && Number.isInteger(every) && every > 0 && every <= maxEvery;
  return (text: string, which: 'first' | 'second'): string | undefined => {
    if (!isRight || !hasPlaceholder(text)) return undefined;
    const kept =
      changed &&
      unchangedInterval(changed, { anchor, unit, every, monthDay, endCount: null }, today);
    const started = { interval: { anchor, first: from, unit, every, monthDay }, n: from };
    const filled = placeholderFiller(language, kept ?? started);
    return fill(recurringTexts.dialog.filled, {
      day: formatDay(anchor),
      text: filled(text, which),
    });
  };
}
