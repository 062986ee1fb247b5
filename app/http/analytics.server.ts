import { type AnalyticsOffer, consentCookieName } from '#app/domain/consent/consent.ts';
import type { AnalyticsSettings, AppConfig } from './app-config.server.ts';
import { readPlainCookie } from './cookies.server.ts';
import { isNative } from './native.server.ts';

/** The analytics that the asking page may load: none without configuration, without consent, or in the native app. */
export function agreedAnalytics(
  request: Request,
  { analytics }: Pick<AppConfig, 'analytics'>,
): AnalyticsSettings | null {
  if (!analytics || isNative(request)) return null;
  return readPlainCookie(request, consentCookieName) === 'analytics' ? analytics : null;
}

/** What a page is told about analytics: nothing where there is none to ask about, and nothing in the native app. */
export function describeAnalytics(
  request: Request,
  config: Pick<AppConfig, 'analytics'>,
): AnalyticsOffer | null {
  if (!config.analytics || isNative(request)) return null;
  const agreed = agreedAnalytics(request, config);
  return {
    provider: config.analytics.provider,
    script: agreed && { url: agreed.url, id: agreed.id },
  };
}
