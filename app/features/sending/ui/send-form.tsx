import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { maxAddressLength } from '#app/domain/sending/addresses.ts';
import type { SendDraft, SendField } from '#app/domain/sending/check-send.ts';
import {
  listPlaceholders,
  maxMessageLength,
  maxSubjectLength,
} from '#app/domain/sending/email-template.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import type { SendAnswer, SendStart } from '#app/features/sending/words/send-dialog.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { TextAreaField, TextField } from '#app/ui/fields/field.tsx';
import { FoldedFields } from '#app/ui/form/folded-fields.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FoldArrow } from '#app/ui/icons/fold-arrow.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { describeOptions } from '../words/send-dialog.ts';
import { renderEmail } from './render-email.client.ts';
import { postSend } from './sending.api.client.ts';

/** How long after the last keystroke the preview is updated. */
const quietMs = 400;

/** The preview of the email in the client's language; rendered while it is expanded. */
function EmailPreview({ draft }: { draft: SendDraft }) {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<SendAnswer | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const drawn = await postSend('preview', draft);
      if (!isOld) setAnswer(drawn);
    }, quietMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [isOpen, draft]);
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="thumb flex cursor-pointer items-center gap-2 rounded-sm font-medium">
        <span className="flex-1">{sendingTexts.preview}</span>
        <FoldArrow className="group-open:-rotate-90" />
      </summary>
      {isOpen && answer && <Drawn answer={answer} />}
    </details>
  );
}

function Drawn({ answer }: { answer: SendAnswer }) {
  if (answer.outcome !== 'preview') {
    const { outcome } = answer;
    const isFailure = outcome !== 'sent' && outcome !== 'sent-otherwise' && outcome !== 'invalid';
    const message = isFailure ? describeChangeFailure(answer) : null;
    return message && <p role="status">{fill(sendingTexts.previewFailed, { message })}</p>;
  }
  const { from, subject, html } = answer.preview;
  return (
    <div className="mt-1 overflow-hidden rounded-md border border-line">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 bg-sunken px-3 py-2 text-sm">
        <dt className="text-ink-faint">{sendingTexts.previewFrom}</dt>
        <dd className="[overflow-wrap:anywhere]">{from}</dd>
        <dt className="text-ink-faint">{sendingTexts.subject}</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">{subject}</dd>
      </dl>
      <Letter html={html} />
    </div>
  );
}

function Letter({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) renderEmail(host.current, html);
  }, [html]);
  return (
    <section aria-label={sendingTexts.previewTitle}>
      <div ref={host} />
    </section>
  );
}

type SendTimeProps = {
  isLater: boolean;
  onLater: (isLater: boolean) => void;
  field: Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onChange'>;
  /** The current local time in the zone, `YYYY-MM-DDTHH:MM`. */
  from: string;
  timeZone: string;
};

/** Now, or a date and time in the seller's time zone. */
function SendTime({ isLater, onLater, field, from, timeZone }: SendTimeProps) {
  const choices = [
    { label: sendingTexts.now, later: false },
    { label: sendingTexts.later, later: true },
  ];
  return (
    <fieldset>
      <legend className="field-head">{sendingTexts.when}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ label, later }) => (
          <label key={label} className="thumb flex items-center gap-3 py-2">
            <input
              type="radio"
              name="isLater"
              value={String(later)}
              checked={isLater === later}
              onChange={() => onLater(later)}
              className="size-5 shrink-0 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
      {isLater && (
        <TextField
          label={sendingTexts.sendAt}
          hint={fill(sendingTexts.zone, { zone: timeZone })}
          type="datetime-local"
          min={from}
          required
          className="max-w-xs"
          {...field}
        />
      )}
    </fieldset>
  );
}

type SendFormProps = {
  start: SendStart;
  formId: string;
  isSaving: boolean;
  isLater: boolean;
  onLater: (isLater: boolean) => void;
  onSaving: (isSaving: boolean) => void;
  onSent: () => void;
};

/** Recipients, text and time of an email; no input is lost when it is refused. */
export function SendForm(props: SendFormProps) {
  const { start, formId, isSaving, isLater, onLater, onSaving, onSent } = props;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<SendDraft>(() => draftOf(start));
  const [known] = useState(() => (start.bounced === null ? null : { to: start.bounced }));
  const { errors, refuse, correct, clear } = useRefusals<SendField>(form, known);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const change = (part: Partial<SendDraft>) => setDraft((before) => ({ ...before, ...part }));
  /** A text field's name, value and error. */
  const text = (name: 'to' | 'cc' | 'subject' | 'message' | 'sendAt') => ({
    name,
    value: draft[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [name]: target.value });
      correct(name);
    },
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    clear();
    onSaving(true);
    const answer = await postSend('send', isLater ? draft : { ...draft, sendAt: '' });
    onSaving(false);
    switch (answer.outcome) {
      case 'sent':
        toast.success(answer.message);
        return onSent();
      case 'preview':
        return;
      case 'invalid':
        return refuse(answer.issues);
      case 'sent-otherwise':
        // What the dialog now contains is a different email.
        change({ idempotencyKey: crypto.randomUUID() });
        return refuse({ form: answer.message });
      case 'refused':
        return refuse({ form: answer.message });
      default:
        refuse({
          form: fill(sendingTexts.failed, { message: describeChangeFailure(answer) ?? '' }),
        });
    }
  }

  const alert = errors.form ?? start.refusal;
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      onSubmit={send}
      className="flex flex-col gap-5"
      aria-describedby={start.left === null ? undefined : `${formId}-left`}
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      <TextField
        label={sendingTexts.to}
        hint={sendingTexts.toHint}
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxAddressLength}
        required
        {...text('to')}
      />
      <TextField
        label={sendingTexts.subject}
        maxLength={maxSubjectLength}
        required
        {...text('subject')}
      />
      <TextAreaField
        label={sendingTexts.message}
        hint={fill(sendingTexts.fields, { fields: listPlaceholders(start.labels) })}
        rows={5}
        maxLength={maxMessageLength}
        required
        {...text('message')}
      />
      <div className="divide-y divide-line border-line border-y">
        <FoldedFields
          title={sendingTexts.options}
          summary={describeOptions(draft, isLater)}
          hasError={Boolean(errors.cc ?? errors.sendAt)}
        >
          <div>
            <TextField
              label={sendingTexts.cc}
              inputMode="email"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={maxAddressLength}
              {...text('cc')}
            />
            {start.ownAddress !== null && (
              <CheckboxField
                label={fill(sendingTexts.copy, { address: start.ownAddress })}
                name="wantsCopy"
                checked={draft.wantsCopy}
                onChange={({ target }) => change({ wantsCopy: target.checked })}
              />
            )}
            <CheckboxField
              label={sendingTexts.attach}
              name="attach"
              checked={draft.attach}
              onChange={({ target }) => change({ attach: target.checked })}
            />
          </div>
          <SendTime
            isLater={isLater}
            onLater={onLater}
            field={text('sendAt')}
            from={start.now}
            timeZone={start.timeZone}
          />
        </FoldedFields>
        <EmailPreview draft={draft} />
      </div>
      {start.left !== null && (
        <p id={`${formId}-left`} className="text-ink-faint text-sm">
          {start.left}
        </p>
      )}
    </form>
  );
}

function draftOf(start: SendStart): SendDraft {
  const { kind, invoiceId, paymentId, to, cc, subject, message, now, timeZone } = start;
  return {
    kind,
    invoiceId,
    paymentId,
    idempotencyKey: crypto.randomUUID(),
    to,
    cc,
    wantsCopy: false,
    subject,
    message,
    attach: true,
    sendAt: nextMorning(now),
    timeZone,
  };
}

/** Returns 9 a.m. on the next day, the default time of a scheduled email. */
function nextMorning(now: string): string {
  const next = new Date(`${now}Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return `${next.toISOString().slice(0, 10)}T09:00`;
}
