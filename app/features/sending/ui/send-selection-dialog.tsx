import { useEffect, useRef, useState } from 'react';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { maxSelected, maxSentPerRequest } from '#app/domain/sending/sending-limits.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { plural } from '#app/i18n/plural.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { ProgressBar } from '#app/ui/messages/progress-bar.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { groupUnsent, type SelectedDocument, type Unsent } from '../words/send-selection.ts';
import { postSelection } from './sending.api.client.ts';

/** Several documents to send, each to its own client. */
export type Selection = { kind: DocumentKind; ids: readonly string[] };

type Work = {
  step: 'checking' | 'ready' | 'sending' | 'stopping' | 'stopped';
  /** Those to send; their keys stay the same when sending continues, so that nothing is sent twice. */
  left: readonly SelectedDocument[];
  /** How many could be sent, and how many were. */
  wanted: number;
  sent: number;
  sentBefore: number;
  unsent: readonly Unsent[];
  /** Why sending stopped; null if the user stopped it. */
  failure: string | null;
};

const initial: Work = {
  step: 'checking',
  left: [],
  wanted: 0,
  sent: 0,
  sentBefore: 0,
  unsent: [],
  failure: null,
};

type SendSelectionDialogProps = {
  /** Null keeps the dialog closed. */
  selection: Selection | null;
  onClose: () => void;
};

/**
 * Sends several documents with the seller's templates: it first shows which can't be sent and why, then the progress,
 * which can be stopped, then the result.
 */
export function SendSelectionDialog({ selection, onClose }: SendSelectionDialogProps) {
  const { work, send, stop } = useSelectionSend(selection, onClose);
  const texts = sendingTexts.selection;
  const { step, left, wanted } = work;
  const isSending = step === 'sending' || step === 'stopping';
  const kind = selection?.kind ?? 'invoice';
  const count = wanted || (selection?.ids.length ?? 0);
  return (
    <Dialog
      open={selection !== null && refusalOf(selection) === null}
      onClose={isSending ? stop : onClose}
      staysAtPressOutside={() => isSending}
      title={plural(texts.titles[kind], count)}
      description={step === 'ready' && wanted > 0 ? texts.about : undefined}
      footer={
        <>
          <Button
            variant="secondary"
            loading={step === 'stopping'}
            onClick={isSending ? stop : onClose}
          >
            {step === 'stopped' ? controlTexts.close : controlTexts.cancel}
          </Button>
          {(step === 'checking' || left.length > 0) && (
            <Button loading={step === 'checking' || isSending} onClick={send}>
              {step === 'stopped' ? texts.rest : sendingTexts.send}
            </Button>
          )}
        </>
      }
    >
      <p role="status" className="sr-only">
        {statusOf(work)}
      </p>
      <div className="flex flex-col gap-4">
        {step === 'checking' && <p aria-hidden="true">{texts.checking}</p>}
        {step === 'ready' && wanted === 0 && <FormAlert>{texts.none}</FormAlert>}
        {step === 'ready' && work.sentBefore > 0 && (
          <p>{plural(texts.sentBefore, work.sentBefore)}</p>
        )}
        {step === 'stopped' && (
          <>
            {work.failure !== null && (
              <FormAlert>{fill(texts.stopped, { message: work.failure })}</FormAlert>
            )}
            {work.failure === null && left.length > 0 && <p>{texts.canceled}</p>}
            <p className="font-medium">{describeResult(work)}</p>
          </>
        )}
        {isSending && (
          <ProgressBar
            label={texts.progress}
            value={wanted - left.length}
            max={wanted}
            text={fill(texts.share, { done: wanted - left.length, wanted })}
          />
        )}
        {!isSending && (
          <UnsentList
            title={step === 'stopped' ? texts.notSent : texts.willNotSend}
            unsent={work.unsent}
          />
        )}
      </div>
    </Dialog>
  );
}

type UnsentListProps = { title: string; unsent: readonly Unsent[] };

/** The documents that aren't sent, by reason; renders nothing without any. */
function UnsentList({ title, unsent }: UnsentListProps) {
  if (unsent.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-medium">{title}</h3>
      <dl className="mt-1 text-[0.9375rem]">
        {groupUnsent(unsent).map(({ reason, numbers }) => (
          <div key={reason} className="mt-2">
            <dt className="text-ink-soft">{reason}</dt>
            <dd className="[overflow-wrap:anywhere]">{numbers.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The start and the end of the work, for screen readers; the progress bar has the count. */
function statusOf(work: Work): string {
  const texts = sendingTexts.selection;
  if (work.step === 'checking') return texts.checking;
  if (work.step === 'ready') return '';
  return work.step === 'stopped' ? describeResult(work) : plural(texts.sending, work.wanted);
}

/** After a failure, the last request may have been carried out without an answer. */
function describeResult({ sent, left, unsent, wanted, failure }: Work): string {
  const texts = sendingTexts.selection;
  if (failure !== null) return fill(texts.confirmed, { sent, wanted });
  return fill(texts.result, { sent, unsent: left.length + unsent.length });
}

/** Checks a selection when the dialog opens, and sends it in small requests. Leaving the page stops after the current one. */
function useSelectionSend(selection: Selection | null, onClose: () => void) {
  const [work, setWork] = useState<Work>(initial);
  const isStopped = useRef(false);
  const close = useLatest(onClose);

  useEffect(() => {
    setWork(initial);
    if (selection === null) return;
    const refusal = refusalOf(selection);
    if (refusal !== null) {
      toast.error(refusal);
      return close.current();
    }
    let isGone = false;
    const documents = selection.ids.map((invoiceId) => ({
      invoiceId,
      idempotencyKey: crypto.randomUUID(),
    }));
    void postSelection('check-selected', selection.kind, documents).then((answer) => {
      if (isGone) return;
      if (answer.outcome === 'checked') {
        const { ready, sentBefore, unsent } = answer;
        const left = documents.filter(({ invoiceId }) => ready.includes(invoiceId));
        return setWork({
          ...initial,
          step: 'ready',
          left,
          wanted: left.length,
          sentBefore,
          unsent,
        });
      }
      const message = failureOf(answer);
      toast.error(fill(sendingTexts.failed, { message }));
      close.current();
    });
    return () => {
      isGone = true;
      isStopped.current = true;
    };
  }, [selection, close]);

  async function send() {
    if (selection === null || (work.step !== 'ready' && work.step !== 'stopped')) return;
    isStopped.current = false;
    let now: Work = { ...work, step: 'sending', failure: null };
    setWork(now);
    while (now.left.length > 0 && now.failure === null && !isStopped.current) {
      const next = now.left.slice(0, maxSentPerRequest);
      const answer = await postSelection('send-selected', selection.kind, next);
      now =
        answer.outcome === 'sent-selected'
          ? {
              ...now,
              left: now.left.slice(next.length),
              sent: now.sent + answer.sent,
              unsent: now.unsent.concat(answer.unsent),
            }
          : { ...now, failure: failureOf(answer) };
      if (!isStopped.current) setWork(now);
    }
    if (now.left.length > 0 || now.unsent.length > 0) return setWork({ ...now, step: 'stopped' });
    toast.success(plural(sendingTexts.done, now.sent));
    close.current();
  }

  function stop() {
    isStopped.current = true;
    setWork((before) => ({ ...before, step: 'stopping' }));
  }

  return { work, send, stop };
}

/** Why a selection can't be sent at once; null if it can. */
function refusalOf({ ids }: Selection): string | null {
  if (ids.length === 0) return invoiceWorkTexts.nothingSelected;
  if (ids.length <= maxSelected) return null;
  return fill(sendingTexts.selection.tooMany, { most: maxSelected });
}

function failureOf(answer: Awaited<ReturnType<typeof postSelection>>): string {
  if (answer.outcome === 'checked' || answer.outcome === 'sent-selected') return '';
  return describeChangeFailure(answer) ?? '';
}
