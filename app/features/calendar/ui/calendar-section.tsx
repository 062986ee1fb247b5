import { useState } from 'react';
import type { CalendarStart } from '#app/domain/calendar/calendar-answer.ts';
import { calendarTexts } from '#app/features/calendar/texts.ts';
import { SettingsSection } from '#app/features/settings/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { fetchCalendar } from './calendar.api.client.ts';

const fetchDialog = () => import('./calendar-dialog.tsx');

type CalendarSectionProps = {
  isOn: boolean;
  /** IANA name; null means UTC. */
  timeZone: string | null;
};

/** Shows whether due dates appear in calendar apps, and opens the dialog with the address. */
export function CalendarSection({ isOn, timeZone }: CalendarSectionProps) {
  const [start, setStart] = useState<CalendarStart | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchDialog, showLoadFailed);

  async function open() {
    setBusy(true);
    fetchNow(false);
    const answer = await fetchCalendar();
    setBusy(false);
    setStart(answer.start);
    if (answer.failure === null) return;
    toast.error(fill(calendarTexts.notOpened, { message: answer.failure }));
  }

  return (
    <SettingsSection id="calendar" heading={calendarTexts.heading} about={calendarTexts.about}>
      <p className="font-medium text-ink">
        {isOn ? calendarTexts.states.on : calendarTexts.states.off}
      </p>
      <Button variant="secondary" loading={isBusy} onClick={open}>
        {calendarTexts.open}
      </Button>
      {part && (
        <part.CalendarDialog
          start={start}
          timeZone={timeZone}
          onChanged={setStart}
          onClose={() => setStart(null)}
        />
      )}
    </SettingsSection>
  );
}
