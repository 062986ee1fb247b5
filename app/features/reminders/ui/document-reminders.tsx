import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import type { InvoiceReminderStart } from '#app/domain/reminders/reminder-plan.ts';
import type { OwnersView } from '#app/features/public-invoice/public.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { fetchInvoiceReminders, postReminders, type ReminderPost } from './reminders.api.client.ts';

const fetchDialog = () => import('./invoice-plan-dialog.tsx');

type Act = 'send-now' | 'skip' | 'resume' | 'change';

/** An invoice's next reminder and its actions, for the owner. */
export function DocumentReminders({ owner }: { owner: Pick<OwnersView, 'id' | 'reminders'> }) {
  const { id, reminders } = owner;
  const [busy, setBusy] = useState<Act | null>(null);
  const [start, setStart] = useState<InvoiceReminderStart | null>(null);
  const { part, fetchNow } = useLazyImport(fetchDialog, showLoadFailed);
  const { revalidate } = useRevalidator();
  if (!reminders) return null;

  async function post(act: Act, json: ReminderPost) {
    if (busy !== null) return;
    setBusy(act);
    const answer = await postReminders(json);
    setBusy(null);
    revalidate();
    if (answer.outcome === 'saved') return toast.success(answer.message);
    const message = describeChangeFailure(answer);
    if (message === null) return;
    toast.error(answer.outcome === 'refused' ? message : fill(reminderTexts.notDone, { message }));
  }

  async function change() {
    if (busy !== null) return;
    setBusy('change');
    fetchNow(false);
    const answer = await fetchInvoiceReminders(id);
    setBusy(null);
    setStart(answer.start);
    if (answer.failure === null) return;
    toast.error(fill(reminderTexts.notOpened, { message: answer.failure }));
  }

  const { text, step, mayTurnOn } = reminders;
  const press = (act: Act, label: string, onClick: () => void) => (
    <Button
      variant="quiet"
      size="small"
      className="text-accent-ink"
      loading={busy === act}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <section aria-label={reminderTexts.heading} className="px-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-5">
        <p>
          <span className="font-medium">{reminderTexts.heading}</span>
          <span className="ml-2 text-ink-soft [overflow-wrap:anywhere]">{text}</span>
        </p>
        <div className="-mx-3 flex flex-wrap">
          {step && (
            <>
              {press('send-now', reminderTexts.sendNow, () =>
                post('send-now', { intent: 'send-now', invoiceId: id, ...step }),
              )}
              {press('skip', reminderTexts.skip, () =>
                post('skip', { intent: 'skip', invoiceId: id, ...step }),
              )}
            </>
          )}
          {mayTurnOn &&
            press('resume', reminderTexts.turnOn, () =>
              post('resume', { intent: 'resume', invoiceId: id }),
            )}
          {press('change', reminderTexts.change, change)}
        </div>
      </div>
      {part && (
        <part.InvoicePlanDialog invoiceId={id} start={start} onClose={() => setStart(null)} />
      )}
    </section>
  );
}
