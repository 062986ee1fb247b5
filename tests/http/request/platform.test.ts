import { describe, expect, it } from 'vitest';
import type { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { leaveForNative } from '#app/http/request/platform.server.ts';
import { nativeVisit } from '#tests/support/native-app.ts';
import { testOrigin } from '#tests/support/request-context.ts';

const ask = (path: string, userAgent = nativeVisit.userAgent ?? '', headers = {}) =>
  new Request(testOrigin + path, { headers: { 'User-Agent': userAgent, ...headers } });

/** The redirect target of a web page; null when there is no redirect. */
function leadOf(request: Request, page: keyof typeof nativePaths): string | null {
  try {
    leaveForNative(request, page);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('Location');
  }
}

it('a link inside the app to a page of the web redirects to its native URL', () => {
  const path = '/uk/auth.data?redirectTo=%2Fuk%2Fclients';
  expect(leadOf(ask(path), 'auth')).toBe('/app/ios/auth?redirectTo=%2Fuk%2Fclients');
  expect(leadOf(ask(path, 'Mozilla/5.0 (iPhone)'), 'auth')).toBeNull();
});

describe('a page that works offline', () => {
  const { userAgent = '' } = nativeVisit;

  it('is stored unchanged under its country, in the native layout', () => {
    const asked = ask('/us/settings', userAgent, { 'Billwren-Shell': '1' });
    expect(leadOf(asked, 'settings')).toBeNull();
  });

  it('is not redirected if it is reloaded with the network back: something may be typed in it', () => {
    const from = (path: string) =>
      leadOf(ask('/us/settings.data', userAgent, { Referer: testOrigin + path }), 'settings');
    expect(from('/us/settings?from=mail')).toBeNull();
    expect(from('/us/contact')).toBe('/app/ios/settings');
  });
});
