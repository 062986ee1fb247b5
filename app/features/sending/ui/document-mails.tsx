import { useState } from 'react';
import { sendingTexts } from '#app/features/sending/texts.ts';
import type { MailLine } from '#app/features/sending/words/describe-mails.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { postMailAct } from './sending.api.client.ts';

/** The state of the newest email per address and subject matter, with its actions, for the document's owner. */
export function DocumentMails({ mails }: { mails: readonly MailLine[] }) {
  const [busy, setBusy] = useState<string | null>(null);
  if (mails.length === 0) return null;

  async function act({ id, act: intent }: MailLine) {
    if (intent === null || busy !== null) return;
    setBusy(id);
    const answer = await postMailAct(intent, id);
    setBusy(null);
    if (answer.outcome === 'sent') return toast.success(answer.message);
    if (answer.outcome === 'refused' || answer.outcome === 'sent-otherwise') {
      return toast.error(answer.message);
    }
    const isFailure = answer.outcome !== 'preview' && answer.outcome !== 'invalid';
    const message = isFailure ? describeChangeFailure(answer) : null;
    if (message !== null) toast.error(fill(sendingTexts.failed, { message }));
  }

  return (
    <section aria-label={sendingTexts.mails} className="px-3 pt-3 pb-1">
      <h2 className="font-medium">{sendingTexts.mails}</h2>
      <ul className="mt-1 mb-2">
        {mails.map((mail) => (
          <li
            key={mail.id}
            className="flex items-start justify-between gap-x-4 border-line py-1 not-first:border-t"
          >
            <div className="min-w-0 py-1 [overflow-wrap:anywhere] sm:flex sm:flex-wrap sm:gap-x-3">
              <p id={`mail-${mail.id}`}>{mail.address}</p>
              {mail.about && <p>{mail.about}</p>}
              <p className={mail.isTrouble ? 'text-danger-ink' : 'text-ink-soft'}>{mail.text}</p>
            </div>
            {mail.act && (
              <Button
                variant="quiet"
                size="small"
                className="-mr-3 shrink-0"
                aria-describedby={`mail-${mail.id}`}
                loading={busy === mail.id}
                onClick={() => act(mail)}
              >
                {mail.act === 'again' ? sendingTexts.again : sendingTexts.cancelMail}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
