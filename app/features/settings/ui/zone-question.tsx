import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { zoneLabel } from '#app/domain/zone-days.ts';
import type { SecurityAnswer } from '#app/features/account/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { timeZoneTexts } from '#app/i18n/texts.ts';
import { declineZone, deviceZone, movedZone } from '#app/ui/browser/country/moved-zone.client.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import { PromptCard } from '#app/ui/messages/prompt-card.tsx';
import { toast } from '#app/ui/messages/toast.tsx';

type ZoneQuestionProps = {
  country: CountryCode;
  /** The account's, an IANA name. */
  timeZone: string;
};

/**
 * Asks a user who has moved whether to change the account's time zone: a device that travels changes nothing by itself.
 */
export function ZoneQuestion({ country, timeZone }: ZoneQuestionProps) {
  const post = usePost<SecurityAnswer>(`/${country}/settings`, 'application/x-www-form-urlencoded');
  const { revalidate } = useRevalidator();
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    const zones = { account: timeZone, device: deviceZone() };
    setZone(movedZone(window.localStorage, zones, Date.now()));
  }, [timeZone]);
  if (zone === null) return null;

  const follow = async () => {
    setZone(null);
    const answer = await post({ intent: 'set-time-zone', 'time-zone': zone });
    if (answer.outcome === 'refused') return toast.error(answer.errors.form ?? '');
    toast.success(answer.message);
    revalidate();
  };
  const texts = timeZoneTexts.moved;
  return (
    <PromptCard
      title={fill(texts.title, { zone: zoneLabel(zone) })}
      confirmLabel={fill(texts.use, { zone: zoneLabel(zone) })}
      dismissLabel={fill(texts.keep, { zone: zoneLabel(timeZone) })}
      onConfirm={follow}
      onDismiss={() => {
        setZone(null);
        declineZone(window.localStorage, zone, Date.now());
      }}
    >
      {fill(texts.about, { zone: zoneLabel(timeZone) })}
    </PromptCard>
  );
}
