import { describe, expect, it } from 'vitest';
import { agreedAnalytics, describeAnalytics } from '#app/http/request/analytics.server.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { workerEnv } from '#tests/support/worker-env.ts';
import { parseConfig } from '#workers/env.ts';

const variables = {
  ANALYTICS_SCRIPT_URL: 'https://tag.example/gtag/js',
  ANALYTICS_ID: 'G-1',
  ANALYTICS_PROVIDER: 'Count Example Ltd.',
};
const configOf = (more: Record<string, string>) =>
  parseConfig({ ...workerEnv('http://127.0.0.1:1'), ...more });
const config = configOf(variables);

const visit = (cookie: string) =>
  new Request(`${testOrigin}/us`, { headers: { Cookie: cookie, 'User-Agent': 'Mozilla/5.0' } });

const agreed = '__Host-tz=UTC; __Host-consent=analytics';

describe('analytics', () => {
  it('is off without configuration, and with a partial one', () => {
    expect(configOf({}).analytics).toBeNull();
    expect(configOf({ ...variables, ANALYTICS_PROVIDER: '' }).analytics).toBeNull();
    expect(describeAnalytics(visit(agreed), configOf({}))).toBeNull();
    expect(() => configOf({ ...variables, ANALYTICS_REPORTS_TO: '* x' })).toThrow(
      'ANALYTICS_REPORTS_TO',
    );
  });

  it('is offered to every visitor, and its script only to those who consented', () => {
    const provider = 'Count Example Ltd.';
    const script = { url: 'https://tag.example/gtag/js', id: 'G-1' };
    for (const cookie of ['', '__Host-consent=none', '__Host-consent=analytics2']) {
      expect(describeAnalytics(visit(cookie), config)).toEqual({ provider, script: null });
      expect(agreedAnalytics(visit(cookie), config)).toBeNull();
    }
    expect(describeAnalytics(visit(agreed), config)).toEqual({ provider, script });
  });

  it('lists the origins that the policy allows after consent', () => {
    const more = 'https://*.count.example https://eu.count.example';
    const { analytics } = configOf({ ...variables, ANALYTICS_REPORTS_TO: more });
    expect(analytics).toMatchObject({
      scriptOrigin: 'https://tag.example',
      reportOrigins: ['https://tag.example', ...more.split(' ')],
    });
  });

  it.each([
    ['/us', 'Mozilla/5.0 (iPhone) BillwrenNative/1'],
    // Native URLs look native in any browser.
    ['/app/ios/home', 'Mozilla/5.0'],
  ])('is for the web only: not at %s in %s', (path, userAgent) => {
    const headers = { Cookie: agreed, 'User-Agent': userAgent };
    const request = new Request(testOrigin + path, { headers });
    expect(agreedAnalytics(request, config)).toBeNull();
    expect(describeAnalytics(request, config)).toBeNull();
  });
});
