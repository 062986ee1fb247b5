import { type FormEvent, useEffect, useState } from 'react';
import { stopAnalytics } from '#app/browser/analytics/analytics.client.ts';
import {
  type CookieConsent,
  keepConsent,
  readConsent,
} from '#app/browser/analytics/cookie-consent.client.ts';
import { Button } from '#app/components/buttons/button.tsx';
import { CheckboxField } from '#app/components/fields/checkbox-field.tsx';
import { Card } from '#app/components/layout/card.tsx';
import { consentDays } from '#app/domain/consent/consent.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { addDays, dayInTimeZone, formatLongDate } from '#app/domain/dates.ts';

type CookieSettingsProps = {
  country: CountryCode;
  /** Who runs the analytics; null where there is none, so nothing to choose. */
  provider: string | null;
};

/** Shows and changes the choice about cookies; saving loads the page anew (`platform.md` section 4, Cookie consent). */
export function CookieSettings({ country, provider }: CookieSettingsProps) {
  const [record, setRecord] = useState<CookieConsent | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    const kept = readConsent(localStorage, Date.now());
    setRecord(kept);
    setWanted(kept?.analytics === true);
  }, []);

  if (provider === null) {
    return (
      <p>
        There is nothing to choose: this site counts no visits, loads nothing from anybody else, and
        sets only what it needs to work.
      </p>
    );
  }

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!keepConsent(localStorage, isWanted, Date.now())) {
      setRefused(true);
      return;
    }
    if (!isWanted) stopAnalytics();
    location.reload();
  };
  return (
    <Card className="mt-4 print:hidden">
      <form aria-label="Cookie Settings" onSubmit={save} className="flex flex-col gap-2">
        <CheckboxField
          kind="switch"
          label="Necessary"
          checked
          disabled
          readOnly
          hint="Keep you signed in, keep your draft, remember your country. Always on."
        />
        <CheckboxField
          kind="switch"
          label="Analytics"
          checked={isWanted}
          onChange={({ target }) => setWanted(target.checked)}
          hint={`${provider}: which parts are used, and how often. Off unless you turn it on.`}
          error={isRefused ? 'This browser keeps nothing, so analytics stays off.' : null}
        />
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit">Save</Button>
          <p className="text-ink-soft text-sm">{sayRecord(record, country)}</p>
        </div>
      </form>
    </Card>
  );
}

function sayRecord(record: CookieConsent | null, country: CountryCode): string {
  if (!record) return 'You have not chosen yet, so analytics is off.';
  const day = dayInTimeZone(
    record.timestamp,
    Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
  );
  const said = record.analytics ? 'You allowed analytics' : 'You rejected analytics';
  return `${said} on ${formatLongDate(day, country)}. We ask again after ${formatLongDate(addDays(day, consentDays), country)}.`;
}

// @covers platform-4.15
