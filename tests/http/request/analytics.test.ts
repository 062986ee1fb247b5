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

const visit = (cookie: string, userAgent = 'Mozilla/5.0') =>
  new Request(`${testOrigin}/us`, { headers: { Cookie: cookie, 'User-Agent': userAgent } });

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
    for (const cookie of [
      '',
      '__Host-consent=none',
      '__Host-consent=',
      '__Host-consent=analytics2',
    ]) {
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

  it('is for the web only', () => {
    const native = visit(agreed, 'Mozilla/5.0 (iPhone) BillwrenNative/1');
    expect(agreedAnalytics(native, config)).toBeNull();
    expect(describeAnalytics(native, config)).toBeNull();
  });

  it('is not on native URLs either, which look native in any browser', () => {
    const headers = { Cookie: agreed, 'User-Agent': 'Mozilla/5.0' };
    const lookalike = new Request(`${testOrigin}/app/ios/home`, { headers });
    expect(agreedAnalytics(lookalike, config)).toBeNull();
    expect(describeAnalytics(lookalike, config)).toBeNull();
  });
});
