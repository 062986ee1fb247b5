import {
  type AnalyticsOffer,
  type ConsentMirror,
  consentCookieName,
} from '#app/domain/consent/consent.ts';
import type { AnalyticsSettings, AppConfig } from './app-config.server.ts';
import { getCookie } from './cookies.server.ts';
import { platformOf } from './platform.server.ts';

/** The analytics that the asking page may load: none without configuration, without consent, or on a native page. */
export function agreedAnalytics(
  request: Request,
  { analytics }: Pick<AppConfig, 'analytics'>,
): AnalyticsSettings | null {
  if (!analytics || platformOf(request) === 'native') return null;
  return parseConsentMirror(request) === 'analytics' ? analytics : null;
}

/** The choice about analytics that the browser's cookie mirrors; null before the first. */
export function parseConsentMirror(request: Request): ConsentMirror | null {
  const choice = getCookie(request, consentCookieName);
  return choice === 'analytics' || choice === 'none' ? choice : null;
}

/**
 * What a page is told about analytics: nothing where there is none to ask about, and nothing on a native page, also where a
 * browser shows it.
 */
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
