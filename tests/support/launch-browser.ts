import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium } from '#scripts/find-chromium.ts';

/** The two sizes at which every journey is walked and every picture is taken. */
export const screenSizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/**
 * What Chromium does without. It heeds only the last such list, so Playwright's own stands here too, as far as it concerns
 * pages and network; the first two draw a hidden page beside every window, which costs a fifth of the time, the third starts a
 * process that waits for the next page.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'MediaRouter',
  'LensOverlay',
  'AimEnabled',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
];

/** The hosts of this machine: the browser finds no other. */
export const ownHosts = ['localhost', '127.0.0.1'];

const hostRules = ['MAP * ~NOTFOUND', ...ownHosts.map((host) => `EXCLUDE ${host}`)];

export type ScreenSize = keyof typeof screenSizes;

/**
 * Starts the Chromium of this machine (its headless shell where there is one), without any traffic of its own and without a way to any other machine.
 * @param options.keepsPages whole Chromium, which may put pages aside for the back button: Playwright otherwise forbids it
 * @param options.isMeasured its code is optimized, as in people's browsers
 * @param options.userAgent of all that it asks for; a page's own does not reach its service worker
 */
export function launchBrowser({
  keepsPages = false,
  isMeasured = false,
  userAgent,
}: {
  keepsPages?: boolean;
  isMeasured?: boolean;
  userAgent?: string;
} = {}): Promise<Browser> {
  const executablePath = findChromium(process.env, { whole: keepsPages });
  if (!executablePath) throw new Error('No Chromium was found: "npm test" says how to get one.');
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // No page lives long enough to earn back what optimizing its code costs.
      ...(isMeasured ? [] : ['--js-flags=--no-opt --no-maglev']),
      `--disable-features=${withoutFeatures.join()}`,
      `--host-resolver-rules=${hostRules.join(', ')}`,
      ...(userAgent ? [`--user-agent=${userAgent}`] : []),
    ],
  });
}
