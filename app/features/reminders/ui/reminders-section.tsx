import { useState } from 'react';
import type { PlanChoice, ReminderStart } from '#app/domain/reminders/reminder-plan.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { SettingsSection } from '#app/features/settings/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { fetchReminders } from './reminders.api.client.ts';

const fetchDialog = () => import('./reminders-dialog.tsx');

/** The plan for payment reminders; none until one is chosen. */
export function RemindersSection({ plan }: { plan: PlanChoice }) {
  const [start, setStart] = useState<ReminderStart | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchDialog, showLoadFailed);

  async function open() {
    setBusy(true);
    fetchNow(false);
    const answer = await fetchReminders();
    setBusy(false);
    setStart(answer.start);
    if (answer.failure === null) return;
    toast.error(fill(reminderTexts.notOpened, { message: answer.failure }));
  }

  return (
    <SettingsSection id="reminders" heading={reminderTexts.heading} about={reminderTexts.about}>
      <p className="font-medium text-ink">
        {fill(reminderTexts.stands, { plan: reminderTexts.plans[plan] })}
      </p>
      <Button variant="secondary" loading={isBusy} onClick={open}>
        {reminderTexts.open}
      </Button>
      {part && <part.RemindersDialog start={start} onClose={() => setStart(null)} />}
    </SettingsSection>
  );
}
