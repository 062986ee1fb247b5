import { vi } from 'vitest';
import type { FakeDevice } from '#tests/fakes/native-bridge/fake-device.ts';
import {
  type NativeCall,
  type NativeResult,
  pluginHeaders,
} from '#tests/fakes/native-bridge/native-wire.ts';
import { installBridge } from '#tests/fakes/native-bridge/put-bridge.ts';
import { nativeVisit } from './native-app.ts';

type Shell = { Capacitor: { fromNative: (result: NativeResult) => void } };

/**
 * Turns this process into a page of the native app, for an entire file: Capacitor detects the app when it is loaded, so
 * import dependent modules afterwards.
 * @param deviceNow returns the current device
 */
export function openNativeApp(deviceNow: () => FakeDevice): void {
  vi.stubGlobal('window', {});
  vi.stubGlobal('FileReader', FakeReader);
  vi.stubGlobal('navigator', { userAgent: nativeVisit.userAgent });
  const tell = async (result: NativeResult) =>
    (globalThis as unknown as Shell).Capacitor.fromNative(result);
  vi.stubGlobal('post', (call: NativeCall) => deviceNow().answer(call, tell));
  installBridge({ headers: pluginHeaders, postName: 'post' });
}

/** Node has no FileReader. */
class FakeReader {
  result = '';
  onload = () => {};

  async readAsDataURL(file: Blob) {
    const base64 = Buffer.from(await file.arrayBuffer()).toString('base64');
    this.result = `data:application/pdf;base64,${base64}`;
    this.onload();
  }
}
