import { useEffect, useRef, useState } from 'react';
import type { SendDraft } from '#app/domain/sending/check-send.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { FoldArrow } from '#app/ui/icons/fold-arrow.tsx';
import type { SendAnswer } from '../words/send-dialog.ts';
import { drawMail } from './draw-mail.client.ts';
import { postSend } from './sending.api.client.ts';

/** How long after the last keystroke the preview is updated. */
const quietMs = 400;

/** The preview of the email in the client's language; rendered while it is expanded. */
export function MailPreview({ draft }: { draft: SendDraft }) {
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
    if (host.current) drawMail(host.current, html);
  }, [html]);
  return (
    <section aria-label={sendingTexts.previewTitle}>
      <div ref={host} />
    </section>
  );
}
