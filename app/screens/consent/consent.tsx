import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { startAnalytics, stopAnalytics } from '#app/browser/analytics/analytics.client.ts';
import {
  cookieConsentKey,
  keepConsent,
  readConsent,
  settleCookies,
} from '#app/browser/analytics/cookie-consent.client.ts';
import type { AnalyticsOffer } from '#app/domain/consent/consent.ts';
import { ConsentBanner } from './consent-banner.tsx';

// Fetched apart from the page, and only where analytics is configured.

/** Who opened the link to a user's invoice came to pay, and is asked nothing. */
const publicInvoice = /^\/(view-)?invoice\//;

/** Asks a visitor who has not chosen yet, and starts the analytics script for one who has agreed. */
export function Consent({ provider, script }: AnalyticsOffer) {
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const read = () => {
      const record = readConsent(localStorage, Date.now());
      if (!record?.analytics) stopAnalytics();
      settleCookies(record, Date.now());
      setAsking(record === null);
    };
    // Chosen, or withdrawn, in another tab.
    const hear = ({ key }: StorageEvent) => {
      if (key === cookieConsentKey || key === null) read();
    };
    read();
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  useEffect(() => {
    if (script) startAnalytics(script);
  }, [script]);

  if (!isAsking || publicInvoice.test(pathname)) return null;
  return (
    <ConsentBanner
      provider={provider}
      country={pathname.split('/')[1] ?? ''}
      onChoose={(agrees) => {
        setAsking(false);
        if (keepConsent(localStorage, agrees, Date.now()) && agrees) location.reload();
      }}
    />
  );
}

// @covers platform-4.15
