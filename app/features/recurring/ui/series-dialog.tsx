import { type FormEvent, useId, useRef, useState } from 'react';
import { isCalendarDate, onMonthDay } from '#app/domain/dates.ts';
import {
  type ScheduleForm,
  type SeriesErrors,
  type SeriesField,
  type SeriesStart,
  validateInterval,
} from '#app/domain/recurring/schedule-form.ts';
import {
  hasMonthDay,
  intervalUnits,
  lastMonthDay,
  monthDayOf,
  nextOnMonthDay,
  proposedMonthDay,
} from '#app/domain/recurring/series.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { describeSeriesIssues } from '#app/features/recurring/words/series-issues.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { DateField } from '#app/ui/form/date-field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { postSeries } from './series.api.client.ts';
import { SeriesTexts } from './series-texts.tsx';
import type { SeriesQuestion } from './use-repeating.tsx';

const endings = ['never', 'after', 'on'] as const satisfies readonly ScheduleForm['ends'][];

const monthDays = Array.from({ length: lastMonthDay }, (_, index) => index + 1);

type RhythmFieldsProps = {
  start: Pick<SeriesStart, 'country' | 'version' | 'today'>;
  typed: ScheduleForm;
  errors: SeriesErrors;
  onChange: (changes: Partial<ScheduleForm>) => void;
};

/** When a series' invoices are created, when it ends, and whether they are sent. */
export function IntervalFields({ start, typed, errors, onChange }: RhythmFieldsProps) {
  const { country, version, today } = start;
  const texts = recurringTexts.dialog;
  const figures = { inputMode: 'numeric', autoComplete: 'off', figures: true } as const;
  return (
    <>
      <DateField
        country={country}
        label={texts.anchor[version === null ? 'start' : 'change']}
        name="anchor"
        min={today}
        value={typed.anchor}
        error={errors.anchor}
        onChange={({ target }) => onChange(changeAnchor(typed, target.value))}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...figures}
          label={texts.every}
          name="every"
          value={typed.every}
          error={errors.every}
          onChange={({ target }) => onChange({ every: target.value })}
        />
        <SelectField
          label={texts.unit}
          name="unit"
          value={typed.unit}
          options={intervalUnits.map((value) => ({ value, label: texts.units[value] }))}
          onChange={({ target }) => onChange({ unit: target.value as ScheduleForm['unit'] })}
        />
      </div>
      {hasMonthDay(typed.unit) && (
        <SelectField
          label={texts.monthDay}
          name="monthDay"
          value={String(monthDayOf(typed) || 1)}
          options={monthDays.map((day) => ({
            value: String(day),
            label: day === lastMonthDay ? texts.lastMonthDay : String(day),
          }))}
          onChange={({ target }) => onChange(changeMonthDay(typed, Number(target.value), today))}
        />
      )}
      <SelectField
        label={texts.ends}
        name="ends"
        value={typed.ends}
        options={endings.map((value) => ({ value, label: texts.endings[value] }))}
        onChange={({ target }) => onChange({ ends: target.value as ScheduleForm['ends'] })}
      />
      {typed.ends === 'after' && (
        <TextField
          {...figures}
          label={texts.endCount}
          name="endCount"
          value={typed.endCount}
          error={errors.endCount}
          onChange={({ target }) => onChange({ endCount: target.value })}
        />
      )}
      {typed.ends === 'on' && (
        <DateField
          country={country}
          label={texts.endDay}
          name="endDay"
          value={typed.endDay}
          error={errors.endDay}
          onChange={({ target }) => onChange({ endDay: target.value })}
        />
      )}
      <CheckboxField
        label={texts.sends}
        hint={texts.sendsHint}
        name="sends"
        checked={typed.sends}
        error={errors.sends}
        onChange={({ target }) => onChange({ sends: target.checked })}
      />
    </>
  );
}

/** A new first date suggests its own day of the month, unless it already is the chosen day in that month. */
function changeAnchor(typed: ScheduleForm, anchor: string): Partial<ScheduleForm> {
  if (!isCalendarDate(anchor)) return { anchor };
  const chosen = typed.monthDay;
  const isChosen = chosen && onMonthDay(anchor, chosen) === anchor;
  return { anchor, monthDay: isChosen ? chosen : proposedMonthDay(anchor) };
}

/** A new day of the month moves the first date to it, in the same month or, if that day has passed, in the next one. */
function changeMonthDay(typed: ScheduleForm, monthDay: number, today: string) {
  if (!isCalendarDate(typed.anchor)) return { monthDay };
  const month = `${typed.anchor.slice(0, 7)}-01`;
  return { monthDay, anchor: nextOnMonthDay(month > today ? month : today, monthDay) };
}

type SeriesDialogProps = {
  /** Null keeps the dialog closed. */
  question: SeriesQuestion | null;
  onSaved: () => void;
  onClose: () => void;
};

/** The dialog to repeat an invoice or to change a series. */
export function SeriesDialog({ question, onSaved, onClose }: SeriesDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const title =
    question?.start.version === null ? recurringTexts.dialog.start : recurringTexts.dialog.change;
  return (
    <FormDialog
      open={question !== null}
      title={fill(title, { name: question?.start.name ?? '' })}
      description={recurringTexts.dialog.about}
      saveLabel={recurringTexts.dialog.save}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      {question && (
        <SeriesForm
          key={question.key}
          formId={formId}
          isSaving={isSaving}
          question={question}
          onSaved={onSaved}
          onClose={onClose}
          onSaving={setSaving}
        />
      )}
    </FormDialog>
  );
}

type SeriesFormProps = Omit<SeriesDialogProps, 'question'> & {
  formId: string;
  isSaving: boolean;
  question: SeriesQuestion;
  onSaving: (isSaving: boolean) => void;
};

function SeriesForm(props: SeriesFormProps) {
  const { formId, isSaving, question, onSaving, onSaved, onClose } = props;
  const { start, key, of } = question;
  const { from, today, version } = start;
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, correct, clear } = useRefusals<SeriesField>(form, null);
  const [typed, setTyped] = useState(start.typed);
  const change = (changes: Partial<ScheduleForm>) => {
    setTyped((before) => ({ ...before, ...changes }));
    for (const field of Object.keys(changes)) correct(field as SeriesField);
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const checked = validateInterval(typed, { from, today });
    if (!checked.ok) return refuse(describeSeriesIssues(checked.issues));
    clear();
    onSaving(true);
    const answer = await postSeries(
      'series' in of
        ? { kind: 'change', id: of.series, version: version ?? 0, typed }
        : { kind: 'start', key, sourceId: of.invoice, typed },
    );
    onSaving(false);
    if (answer.outcome === 'saved') {
      const day = answer.day === null ? '' : formatDay(answer.day);
      toast.success(
        fill('series' in of ? recurringTexts.done.change : recurringTexts.done.start, { day }),
      );
      onClose();
      return onSaved();
    }
    if (answer.outcome === 'invalid') return refuse(answer.issues);
    const message = describeChangeFailure(answer) ?? '';
    refuse({ form: fill(recurringTexts.dialog.failed, { message }) });
  }

  return (
    <form ref={form} id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      <IntervalFields start={start} typed={typed} errors={errors} onChange={change} />
      <SeriesTexts start={start} typed={typed} errors={errors} onChange={change} />
    </form>
  );
}
