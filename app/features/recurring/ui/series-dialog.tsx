import { type FormEvent, useId, useRef, useState } from 'react';
import {
  type ScheduleForm,
  type SeriesField,
  validateInterval,
} from '#app/domain/recurring/schedule-form.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { describeSeriesIssues } from '#app/features/recurring/words/series-issues.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/banner.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { IntervalFields } from './interval-fields.tsx';
import { postSeries } from './series.api.client.ts';
import { SeriesTexts } from './series-texts.tsx';
import type { SeriesQuestion } from './use-repeating.tsx';

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
  const { dialog } = recurringTexts;
  const title = question?.start.version === null ? dialog.start : dialog.change;
  return (
    <FormDialog
      open={question !== null}
      title={fill(title, { name: question?.start.name ?? '' })}
      description={dialog.about}
      saveLabel={dialog.save}
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
      const { done } = recurringTexts;
      const day = answer.day === null ? '' : formatDay(answer.day);
      toast.success(fill('series' in of ? done.change : done.start, { day }));
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
      <SeriesTexts start={start} typed={typed} error={errors.lines} onChange={change} />
    </form>
  );
}
