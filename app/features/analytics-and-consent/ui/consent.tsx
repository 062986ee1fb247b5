import { Link, useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AnalyticsOffer } from '#app/domain/consent/analytics.ts';
import { isCountryCode } from '#app/domain/country/country.ts';
import { consentTexts } from '#app/features/analytics-and-consent/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { listen } from '#app/ui/hooks/effects.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
import { leaveFocus, useFloatsAbove } from '#app/ui/overlays/floating.ts';
import {
  saveConsent,
  settleCookies,
  startAnalytics,
  stopAnalytics,
} from './save-consent.client.ts';
import { cookieConsentKey, loadConsent } from './track.client.ts';

/**
 * Pages that don't ask. Visitors of an invoice link came to pay; on the other pages the banner would cover the main
 * content: the two buttons of the welcome page, or the buttons to buy.
 */
const pagesWithoutQuestion = new Set(['invoice', 'view-invoice', 'welcome', 'pricing']);

/** Whether to ask a visitor who has not chosen on this path; if not, the next page that may ask does. */
function canAskForConsent(pathname: string): boolean {
  return !pathname.split('/').some((segment) => pagesWithoutQuestion.has(segment));
}

/** Asks a visitor who has not chosen yet, and starts the analytics script for one who has agreed. */
export function Consent({ provider, script }: AnalyticsOffer) {
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const read = () => {
      const record = loadConsent(localStorage, Date.now());
      if (!record?.analytics) stopAnalytics();
      settleCookies(record, Date.now());
      setAsking(record === null);
    };
    // The choice was made or withdrawn in another tab.
    const hear = ({ key }: StorageEvent) => {
      if (key === cookieConsentKey || key === null) read();
    };
    read();
    return listen(window, { storage: hear });
  }, []);
  useEffect(() => {
    if (script) startAnalytics(script);
  }, [script]);

  if (!isAsking || !canAskForConsent(pathname)) return null;
  return (
    <ConsentBanner
      provider={provider}
      country={pathname.split('/')[1] ?? ''}
      onChoose={(agrees) => {
        setAsking(false);
        if (saveConsent(localStorage, agrees, Date.now()) && agrees) location.reload();
      }}
    />
  );
}

type ConsentBannerProps = {
  provider: string;
  /** The first segment of the page's path. */
  country: string;
  onChoose: (agrees: boolean) => void;
};

/**
 * The consent question at the bottom of the screen. It doesn't block the page, and both answers have equal weight. It
 * is part of the page's flow, so it covers nothing at the end of the page.
 */
function ConsentBanner({ provider, country, onChoose }: ConsentBannerProps) {
  const policy = `/${isCountryCode(country) ? country : 'us'}/cookie-policy`;
  const banner = useRef<HTMLElement>(null);
  const [isHigh, setHigh] = useState(false);

  // Focused elements scroll to where the banner doesn't cover them.
  useEffect(() => {
    const { style } = document.documentElement;
    const settle = () => {
      const height = banner.current?.offsetHeight ?? 0;
      // At a high zoom level the banner would fill the screen, so it stays at the end of the page instead of floating.
      const isHigh = height > window.innerHeight / 2;
      setHigh(isHigh);
      style.scrollPaddingBottom = isHigh ? '' : `${height + 24}px`;
    };
    settle();
    const stop = listen(window, { resize: settle });
    return () => {
      stop();
      style.scrollPaddingBottom = '';
    };
  }, []);

  const choose = (agrees: boolean) => {
    leaveFocus(banner.current);
    onChoose(agrees);
  };
  return (
    <section
      ref={banner}
      aria-label={consentTexts.question.label}
      className={classNames(
        'z-40 animate-rise-in border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] shadow-float print:hidden',
        !isHigh && 'sticky bottom-0',
      )}
    >
      {!isHigh && <FloatsAboveBanner banner={banner} />}
      <div className="page-width flex flex-col gap-x-10 gap-y-3 py-4 md:flex-row md:items-center md:py-5">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">{consentTexts.question.title}</h2>
          <p className="mt-1 max-w-prose text-[0.9375rem] text-ink-soft leading-snug">
            {fill(consentTexts.question.text, { provider })}{' '}
            <Link
              to={`${policy}#cookie-settings`}
              className="whitespace-nowrap rounded-sm text-accent-ink underline"
            >
              {consentTexts.settings}
            </Link>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" className="md:min-w-32" onClick={() => choose(false)}>
            {consentTexts.question.reject}
          </Button>
          <Button variant="secondary" className="md:min-w-32" onClick={() => choose(true)}>
            {consentTexts.question.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}

function FloatsAboveBanner({ banner }: { banner: RefObject<HTMLElement> }) {
  useFloatsAbove(banner, '--consent-banner');
  return null;
}
