import { useState } from 'react';
import { sendingTexts } from '#app/features/sending/texts.ts';
import type { EmailListItem } from '#app/features/sending/words/describe-emails.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { postEmailAction } from './sending.api.client.ts';

/** The state of the newest email per address and subject matter, with its actions, for the document's owner. */
export function DocumentEmails({ emails }: { emails: readonly EmailListItem[] }) {
  const [busy, setBusy] = useState<string | null>(null);
  if (emails.length === 0) return null;

  async function act({ id, act: intent }: EmailListItem) {
    if (intent === null || busy !== null) return;
    setBusy(id);
    const answer = await postEmailAction(intent, id);
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
    <section aria-label={sendingTexts.emails} className="px-3 pt-3 pb-1">
      <h2 className="font-medium">{sendingTexts.emails}</h2>
      <ul className="mt-1 mb-2">
        {emails.map((email) => (
          <li
            key={email.id}
            className="flex items-start justify-between gap-x-4 border-line py-1 not-first:border-t"
          >
            <div className="min-w-0 py-1 [overflow-wrap:anywhere] sm:flex sm:flex-wrap sm:gap-x-3">
              <p id={`mail-${email.id}`}>{email.address}</p>
              {email.about && <p>{email.about}</p>}
              <p className={email.isTrouble ? 'text-danger-ink' : 'text-ink-soft'}>{email.text}</p>
            </div>
            {email.act && (
              <Button
                variant="quiet"
                size="small"
                className="-mr-3 shrink-0"
                aria-describedby={`mail-${email.id}`}
                loading={busy === email.id}
                onClick={() => act(email)}
              >
                {email.act === 'again' ? sendingTexts.again : sendingTexts.cancelEmail}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
