import { useEffect, useState } from 'react';
import { isSameClock, zoneLabel } from '#app/domain/zone-days.ts';
import type { PostSecurity } from '#app/features/account/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { timeZoneTexts } from '#app/i18n/texts.ts';
import { deviceZone } from '#app/ui/browser/country/moved-zone.client.ts';
import { SelectField } from '#app/ui/fields/field.tsx';
import { toast } from '#app/ui/messages/toast.tsx';

type ZoneFieldProps = {
  /** IANA name; null means UTC. */
  timeZone: string | null;
  post: PostSecurity;
};

/** The zone by whose days invoices are dated, due and overdue; a choice is stored at once. */
export function ZoneField({ timeZone, post }: ZoneFieldProps) {
  const [chosen, setChosen] = useState(timeZone ?? 'UTC');
  // What a browser knows of zones is not drawn by the server.
  const [here, setHere] = useState<{ device: string; zones: string[] } | null>(null);
  useEffect(() => {
    setHere({ device: deviceZone(), zones: Intl.supportedValuesOf('timeZone') });
  }, []);
  useEffect(() => setChosen(timeZone ?? 'UTC'), [timeZone]);

  const choose = async (zone: string) => {
    setChosen(zone);
    const answer = await post({ intent: 'set-time-zone', 'time-zone': zone });
    if (answer.outcome === 'changed') return toast.success(answer.message);
    setChosen(chosen);
    toast.error(answer.errors.form ?? '');
  };
  const zones = [...new Set([chosen, ...(here?.zones ?? [])])].sort();
  const isElsewhere =
    here !== null && here.device !== '' && !isSameClock(here.device, chosen, Date.now());
  return (
    <SelectField
      label={timeZoneTexts.label}
      hint={
        isElsewhere
          ? fill(timeZoneTexts.hintElsewhere, { zone: zoneLabel(here.device) })
          : timeZoneTexts.hint
      }
      className="w-full sm:max-w-80"
      options={zones.map((value) => ({ value, label: zoneLabel(value) }))}
      value={chosen}
      onChange={({ target: { value } }) => void choose(value)}
    />
  );
}
