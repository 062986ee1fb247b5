import { vi } from 'vitest';
import type { FakeDevice } from '#tests/fakes/native-bridge/fake-device.ts';
import {
  type NativeCall,
  type NativeResult,
  pluginHeaders,
} from '#tests/fakes/native-bridge/native-wire.ts';
import { putBridge } from '#tests/fakes/native-bridge/put-bridge.ts';
import { shellVisit } from './native-shell.ts';

type Shell = { Capacitor: { fromNative: (result: NativeResult) => void } };

/**
 * Makes this process a page of the shell, for a whole file: Capacitor looks for the shell when it is loaded, so import
 * what loads it afterwards.
 * @param deviceNow the device of the moment
 */
export function openShell(deviceNow: () => FakeDevice): void {
  vi.stubGlobal('window', {});
  vi.stubGlobal('FileReader', FakeReader);
  vi.stubGlobal('navigator', { userAgent: shellVisit.userAgent });
  const tell = async (result: NativeResult) =>
    (globalThis as unknown as Shell).Capacitor.fromNative(result);
  vi.stubGlobal('post', (call: NativeCall) => deviceNow().answer(call, tell));
  putBridge({ headers: pluginHeaders, postName: 'post' });
}

/** Node has none. */
class FakeReader {
  result = '';
  onload = () => {};

  async readAsDataURL(file: Blob) {
    const base64 = Buffer.from(await file.arrayBuffer()).toString('base64');
    this.result = `data:application/pdf;base64,${base64}`;
    this.onload();
  }
}
