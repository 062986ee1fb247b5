import { useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import type { CalendarStart, ShownCalendar } from '#app/domain/calendar/calendar-answer.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { calendarTexts } from '#app/features/calendar/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CopyButton } from '#app/ui/buttons/copy-button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { type CalendarCommand, postCalendar } from './calendar.api.client.ts';

type CalendarDialogProps = {
  /** Null closes the dialog. */
  start: CalendarStart | null;
  /** IANA name; null means UTC. */
  timeZone: string | null;
  /** Called after a change. */
  onChanged: (start: CalendarStart) => void;
  onClose: () => void;
};

/**
 * The address of the calendar, with buttons to copy, replace and turn it off; while it is off, a button to create one.
 */
export function CalendarDialog({ start, timeZone, onChanged, onClose }: CalendarDialogProps) {
  const { busy, press } = useCalendarPost(onChanged);
  const [asked, setAsked] = useState<'replace' | 'turn-off' | null>(null);
  const calendar = start?.calendar ?? null;

  async function confirm() {
    if (!asked || !calendar) return;
    await press(asked === 'replace' ? { intent: asked, since: calendar.since } : { intent: asked });
    setAsked(null);
  }

  return (
    <Dialog
      open={start !== null}
      onClose={() => {
        if (!busy) onClose();
      }}
      title={calendarTexts.title}
      description={calendar ? calendarTexts.hint : calendarTexts.hintOff}
      size="wide"
      footer={
        calendar ? (
          <>
            <Button variant="secondary" blocked={busy} onClick={() => setAsked('turn-off')}>
              {calendarTexts.turnOff}
            </Button>
            <Button variant="secondary" blocked={busy} onClick={() => setAsked('replace')}>
              {calendarTexts.replace}
            </Button>
          </>
        ) : (
          <Button loading={busy} onClick={() => void press({ intent: 'create' })}>
            {calendarTexts.turnOn}
          </Button>
        )
      }
    >
      {calendar && <Address calendar={calendar} timeZone={timeZone} />}
      {/* Inside the dialog, so that a click on the question doesn't count as outside of it. */}
      <ConfirmDialog
        title={asked ? calendarTexts.questions[asked].title : ''}
        question={asked && calendarTexts.questions[asked].question}
        confirmLabel={asked === 'replace' ? calendarTexts.replace : calendarTexts.turnOff}
        isWorking={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      />
    </Dialog>
  );
}

type AddressProps = { calendar: ShownCalendar; timeZone: string | null };

function Address({ calendar: { address, since }, timeZone }: AddressProps) {
  return (
    <>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={calendarTexts.address}
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        </div>
        <CopyButton text={address} label={calendarTexts.address} />
      </div>
      <p className="mt-2 text-ink-faint text-sm">
        {fill(calendarTexts.since, { date: formatDay(dayInTimeZone(since, timeZone)) })}
      </p>
    </>
  );
}

/** Runs the dialog's commands one at a time and shows each result. */
function useCalendarPost(onChanged: (start: CalendarStart) => void) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);

  async function press(wanted: CalendarCommand) {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    const answer = await postCalendar(wanted);
    isBusy.current = false;
    setBusy(false);
    if (answer.outcome === 'saved') {
      onChanged({ calendar: answer.calendar });
      toast.success(calendarTexts.done[wanted.intent]);
      revalidate();
      return;
    }
    const message = describeChangeFailure(answer) ?? '';
    toast.error(fill(calendarTexts.notDone, { message }));
  }

  return { busy, press };
}
