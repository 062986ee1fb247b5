/**
 * The iOS shell, for Capacitor's command line (`docs/ios.md`): the pages come from the product's origin, since they are
 * made by the server. The address ends with its host, or every page but the first would open in Safari.
 */
const origin = new URL(process.env.PUBLIC_ORIGIN ?? 'http://localhost:8787').origin;

export default {
  // As `APP_STORE_BUNDLE_ID` in `wrangler.toml`, which every purchase is held against.
  appId: process.env.APP_STORE_BUNDLE_ID ?? 'example.billwren',
  appName: process.env.PRODUCT_NAME ?? 'Billwren',
  // What is shown when nothing answers, not even the service worker.
  webDir: 'ios/web',
  server: { url: origin, errorPath: 'index.html' },
  // By this the server and the pages know the shell: `app/domain/navigation/platform.ts`.
  appendUserAgent: 'BillwrenNative/1',
  zoomEnabled: false,
  ios: {
    path: 'ios/project',
    // Service workers run only on the hosts that `Info.plist` lists.
    limitsNavigationsToAppBoundDomains: true,
    // The pages keep the safe areas themselves.
    contentInset: 'never',
  },
};
