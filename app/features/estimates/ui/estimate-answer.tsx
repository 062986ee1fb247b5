import { type FormEvent, useRef, useState } from 'react';
import {
  type AnswerOutcome,
  type EstimateDecision,
  maxAnswerLength,
} from '#app/domain/documents/estimate-answer.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { controlTexts, failureTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { postEstimateAnswer } from './estimates.api.client.ts';
import { SignaturePad } from './signature-pad.tsx';

export type EstimateAnswerProps = {
  /** The estimate's key in its page's URL. */
  id: string;
  /** The version shown on the page. */
  revision: number;
};

/** Lets the client accept or decline an open estimate. */
export function EstimateAnswer({ id, revision }: EstimateAnswerProps) {
  const [wanted, setWanted] = useState<EstimateDecision | null>(null);
  const [done, setDone] = useState<EstimateDecision | null>(null);
  const texts = estimateTexts.answer;
  return (
    <section
      aria-label={texts.title}
      className="mx-auto mt-6 max-w-xl rounded-lg bg-surface p-6 shadow-card print:hidden"
    >
      <div role="status">{done && <p className="font-medium">{texts[done]}</p>}</div>
      {!done && !wanted && (
        <>
          <p className="text-ink-soft">{texts.about}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => setWanted('accepted')}>{texts.accept}</Button>
            <Button variant="secondary" onClick={() => setWanted('declined')}>
              {texts.decline}
            </Button>
          </div>
        </>
      )}
      {!done && wanted && (
        <AnswerForm
          key={wanted}
          id={id}
          revision={revision}
          wanted={wanted}
          onDone={() => setDone(wanted)}
          onCancel={() => setWanted(null)}
        />
      )}
    </section>
  );
}

type AnswerFormProps = EstimateAnswerProps & {
  wanted: EstimateDecision;
  onDone: () => void;
  onCancel: () => void;
};

function AnswerForm({ id, revision, wanted, onDone, onCancel }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const drawing = useRef('');
  const [isSending, setSending] = useState(false);
  const { errors, refuse, correct, clear } = useRefusals<'name' | 'reason'>(form, null);
  const texts = estimateTexts.answer;
  const isAccept = wanted === 'accepted';

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    const name = String(fields.get('name') ?? '');
    const reason = String(fields.get('reason') ?? '');
    if (isAccept && name.trim() === '') return refuse({ name: texts.noName });
    clear();
    setSending(true);
    const typed = { name, reason, signature: drawing.current };
    const answer = await postEstimateAnswer({ key: id, revision, answer: wanted, ...typed });
    setSending(false);
    if (answer.outcome === 'answered') return onDone();
    refuse(answer.outcome === 'invalid' ? answer.issues : { form: answerBlockedMessage(answer) });
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      {isAccept ? (
        <>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            name="name"
            autoComplete="name"
            maxLength={maxAnswerLength.name}
            required
            autoFocus
            error={errors.name}
            onChange={() => correct('name')}
          />
          <SignaturePad onDrawn={(path) => (drawing.current = path)} />
        </>
      ) : (
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          autoComplete="off"
          maxLength={maxAnswerLength.reason}
          autoFocus
          error={errors.reason}
          onChange={() => correct('reason')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isSending}>
          {isAccept ? texts.confirmAccept : texts.confirmDecline}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {controlTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

function answerBlockedMessage({
  outcome,
}: Exclude<AnswerOutcome, { outcome: 'answered' | 'invalid' }>): string {
  const texts = estimateTexts.answer;
  switch (outcome) {
    case 'closed':
    case 'changed':
    case 'expired':
      return texts[outcome];
    case 'not-found':
      return fill(texts.failed, { message: failureTexts.reasons.invoiceNotFound });
    case 'unreachable':
      return fill(texts.failed, { message: failureTexts.reasons.networkAway });
  }
}
