import type { BrowserContextOptions, Page } from 'playwright-core';
import { nativeMark } from '#app/domain/navigation/platform.ts';
import { createFakeDevice, type FakeDevice } from '#tests/fakes/native-bridge/fake-device.ts';
import {
  type NativeCall,
  type NativeResult,
  pluginHeaders,
} from '#tests/fakes/native-bridge/native-wire.ts';
import { installBridge } from '#tests/fakes/native-bridge/put-bridge.ts';

/** For `openPage('phone', ...)`: an iPhone's browser with the native app's user agent. */
export const nativeVisit: BrowserContextOptions = {
  userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ${nativeMark}`,
};

const postName = 'postToFakeDevice';

/** Adds the native bridge with this device to every page opened from now on. Call it before the first visit. */
export async function installNativeApp(
  page: Page,
  device: FakeDevice = createFakeDevice(),
): Promise<FakeDevice> {
  const context = page.context();
  await context.exposeBinding(postName, ({ page: asking }, call: NativeCall) =>
    device.answer(call, (result) => tell(asking, result)),
  );
  await context.addInitScript(installBridge, { headers: pluginHeaders, postName });
  return device;
}

/** Does nothing if the page is already closed. */
async function tell(page: Page, result: NativeResult): Promise<void> {
  type Shell = { Capacitor: { fromNative: (result: NativeResult) => void } };
  await page
    .evaluate((told) => (globalThis as unknown as Shell).Capacitor.fromNative(told), result)
    .catch(() => undefined);
}
