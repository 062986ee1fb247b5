import {
  type AnalyticsOffer,
  type ConsentMirror,
  consentCookieName,
} from '#app/domain/consent/analytics.ts';
import type { AnalyticsSettings, AppConfig } from './app-config.server.ts';
import { getCookie } from './cookies.server.ts';
import { platformOf } from './platform.server.ts';

/** Returns the analytics that the page may load; null without configuration, without consent, or on a native page. */
export function agreedAnalytics(
  request: Request,
  { analytics }: Pick<AppConfig, 'analytics'>,
): AnalyticsSettings | null {
  if (!analytics || platformOf(request) === 'native') return null;
  return parseConsentMirror(request) === 'analytics' ? analytics : null;
}

/** Parses the analytics choice mirrored in the browser's cookie; null before the first choice. */
export function parseConsentMirror(request: Request): ConsentMirror | null {
  const choice = getCookie(request, consentCookieName);
  return choice === 'analytics' || choice === 'none' ? choice : null;
}

/** Describes the analytics offer for a page; nothing when none is configured and on native pages, even in a browser. */
export function describeAnalytics(
  request: Request,
  config: Pick<AppConfig, 'analytics'>,
): AnalyticsOffer | null {
  if (!config.analytics || platformOf(request) === 'native') return null;
  const agreed = agreedAnalytics(request, config);
  return {
    provider: config.analytics.provider,
    script: agreed && { url: agreed.url, id: agreed.id },
  };
}
