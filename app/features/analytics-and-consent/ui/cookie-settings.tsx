import { type FormEvent, useEffect, useState } from 'react';
import { type ConsentMirror, consentDays } from '#app/domain/consent/analytics.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { addDays } from '#app/domain/dates.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { consentTexts } from '#app/features/analytics-and-consent/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatLongDate } from '#app/i18n/format/dates.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { saveConsent, stopAnalytics } from './save-consent.client.ts';
import { type CookieConsent, loadConsent } from './track.client.ts';

type CookieSettingsProps = {
  country: CountryCode;
  /** The analytics provider; null if there is none, and so nothing to choose. */
  provider: string | null;
  /** The choice known to the server, without its date; the browser's record has the date. */
  stored: ConsentMirror | null;
};

/** Shows and changes the cookie choice; saving reloads the page. */
export function CookieSettings({ country, provider, stored }: CookieSettingsProps) {
  // Undefined until the browser's record has been read.
  const [record, setRecord] = useState<CookieConsent | null>();
  const [isWanted, setWanted] = useState(stored === 'analytics');
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    const kept = loadConsent(localStorage, Date.now());
    setRecord(kept);
    setWanted(kept?.analytics === true);
  }, []);

  if (provider === null) {
    return <p>{consentTexts.nothingToChoose}</p>;
  }

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!saveConsent(localStorage, isWanted, Date.now())) {
      setRefused(true);
      return;
    }
    if (!isWanted) stopAnalytics();
    location.reload();
  };
  return (
    <Card className="mt-4 print:hidden">
      <form aria-label={consentTexts.settings} onSubmit={save} className="flex flex-col gap-2">
        <CheckboxField
          kind="switch"
          label={consentTexts.necessary.label}
          checked
          disabled
          readOnly
          hint={consentTexts.necessary.hint}
        />
        <CheckboxField
          kind="switch"
          label={consentTexts.analytics.label}
          checked={isWanted}
          onChange={({ target }) => setWanted(target.checked)}
          hint={fill(consentTexts.analytics.hint, { provider })}
          error={isRefused ? consentTexts.analytics.notKept : null}
        />
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit">{consentTexts.save}</Button>
          <p className="text-ink-soft text-sm">
            {record === undefined ? describeStored(stored) : describeConsentRecord(record, country)}
          </p>
        </div>
      </form>
    </Card>
  );
}

function describeStored(stored: ConsentMirror | null): string {
  const { none, allowedUndated, rejectedUndated } = consentTexts.record;
  if (stored === null) return none;
  return stored === 'analytics' ? allowedUndated : rejectedUndated;
}

function describeConsentRecord(record: CookieConsent | null, country: CountryCode): string {
  if (!record) return consentTexts.record.none;
  const day = dayInTimeZone(
    record.timestamp,
    Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
  );
  const { allowed, rejected } = consentTexts.record;
  return fill(record.analytics ? allowed : rejected, {
    date: formatLongDate(day, country),
    until: formatLongDate(addDays(day, consentDays), country),
  });
}
