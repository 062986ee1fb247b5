import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium } from '#scripts/find-chromium.ts';

/** The two viewport sizes for all end-to-end tests and screenshots. */
export const screenSizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/**
 * Features to disable in Chromium. It uses only the last such list, so this one includes Playwright's own as far as it
 * concerns pages and network. The first two render a hidden page next to every window, which costs a fifth of the time;
 * the third starts a spare process for the next page.
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

/** The hosts of this machine: the browser can reach no others. */
export const ownHosts = ['localhost', '127.0.0.1'];

const hostRules = ['MAP * ~NOTFOUND', ...ownHosts.map((host) => `EXCLUDE ${host}`)];

export type ScreenSize = keyof typeof screenSizes;

/**
 * Starts this machine's Chromium (its headless shell if there is one), without background traffic and without access to
 * other machines.
 * @param options.keepsPages full Chromium with the back/forward cache, which Playwright otherwise disables
 * @param options.isMeasured optimizes scripts as users' browsers do
 * @param options.userAgent for all requests; a page's own doesn't apply to its service worker
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
      // No page lives long enough for optimized code to pay off.
      ...(isMeasured ? [] : ['--js-flags=--no-opt --no-maglev']),
      `--disable-features=${withoutFeatures.join()}`,
      `--host-resolver-rules=${hostRules.join(', ')}`,
      ...(userAgent ? [`--user-agent=${userAgent}`] : []),
    ],
  });
}
