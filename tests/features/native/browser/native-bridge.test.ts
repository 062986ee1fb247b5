import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { loadNativeBridge, type NativeBridge } from '#app/adapters/native/native-bridge.client.ts';
import { createFakeDevice, type FakeDevice } from '#tests/fakes/native-bridge/fake-device.ts';
import { createFakeStore } from '#tests/fakes/native-bridge/fake-store.ts';
import { openNativeApp } from '#tests/support/opened-native-app.ts';

const basic = { id: 'billwren.basic.monthly', name: 'Basic', price: '$4.99' };
const userId = '6f1d1f3e-0a55-4b43-9d38-2b8f4bd1a0a1';

let device: FakeDevice;
let bridge: NativeBridge;

beforeAll(async () => {
  openNativeApp(() => device);
  const loaded = await loadNativeBridge();
  if (!loaded) throw new Error('There is no native bridge');
  bridge = loaded;
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  device = createFakeDevice(createFakeStore([basic]));
});

afterEach(() => vi.useRealTimers());

/** Waits for every pending call over the bridge. */
const settle = () => vi.advanceTimersByTimeAsync(1);

// tests/e2e/native-sharing.test.ts covers the sheet, its errors and the deletion after five seconds.
test('sharing deletes files of a closed page, but not one that was shared just before', async () => {
  device.files.set('shared/left/INV-000.pdf', '');
  for (const _ of [1, 2]) {
    const fileName = 'INV-001 Müller.pdf';
    const sharing = bridge.shareFile({ file: new Blob(['%PDF-1.7']), fileName });
    await settle();
    expect(await sharing).toBe('shared');
  }
  const names = [...device.files.keys()].map((path) => path.split('/').at(-1));
  expect(names).toEqual(['INV-001 Müller.pdf', 'INV-001 Müller.pdf']);
});

test('a second tap while the sheet is open is no error, and leaves nothing behind', async () => {
  device.sharing = 'busy';
  const sharing = bridge.shareFile({ file: new Blob(['%PDF-1.7']), fileName: 'INV-001.pdf' });
  await settle();
  expect(await sharing).toBe('cancelled');
  await vi.advanceTimersByTimeAsync(5000);
  expect(device.files.size).toBe(0);
});

test('a large file passes the bridge in pieces and arrives whole', async () => {
  const pieces: number[] = [];
  const { answer } = device;
  device.answer = (call, tell) => {
    if (typeof call.options.data === 'string') pieces.push(call.options.data.length);
    return answer(call, tell);
  };
  const bytes = Uint8Array.from({ length: 7_000_001 }, (_, at) => at % 251);
  let isDone = false;
  const sharing = bridge
    .shareFile({ file: new Blob([bytes]), fileName: 'invoices.zip' })
    .finally(() => {
      isDone = true;
    });
  while (!isDone) await settle();
  expect(await sharing).toBe('shared');
  expect(Math.max(...pieces)).toBeLessThan(5_000_000);
  expect(Buffer.compare(Buffer.from(device.shares[0]?.[0]?.bytes ?? []), bytes)).toBe(0);
});

test('a link is shared with the text before it', async () => {
  const link = { text: 'Here is invoice INV-1:', url: 'https://billwren.example/view-invoice/a1' };
  const share = async () => {
    const sharing = bridge.shareLink(link);
    await settle();
    return sharing;
  };
  expect(await share()).toBe('shared');
  device.sharing = 'cancels';
  expect(await share()).toBe('cancelled');
  device.sharing = 'refused';
  expect(await share()).toEqual({ error: 'Error sharing item' });
  expect(device.links).toEqual([link, link, link]);
});

describe('the store', () => {
  it('sells to the user that the app passes', async () => {
    const bought = await bridge.store.purchase(basic.id, userId);
    expect(bought).toMatchObject({ status: 'purchased', productId: basic.id });
    expect(device.store.asked).toEqual([{ productId: basic.id, appAccountToken: userId }]);
    if (bought.status !== 'purchased') return;
    await bridge.store.finishTransaction(bought.transactionId);
    expect(device.store.finished).toEqual([bought.transactionId]);
    const { status, ...transaction } = bought;
    const restored = { status: 'restored', transactions: [transaction] };
    expect(await bridge.store.restorePurchases()).toEqual(restored);
  });

  it('distinguishes a canceled purchase from a pending and a failed one', async () => {
    const buy = () => bridge.store.purchase(basic.id, userId);
    device.store.mood = 'cancels';
    expect(await buy()).toEqual({ status: 'cancelled' });
    expect(await bridge.store.restorePurchases()).toEqual({ status: 'cancelled' });
    device.store.mood = 'waits';
    expect(await buy()).toEqual({ status: 'pending' });
    device.store.mood = 'refused';
    await expect(buy()).rejects.toThrow('The purchase could not be completed');
    await expect(bridge.store.restorePurchases()).rejects.toThrow('Cannot connect');
    expect(device.store.owned).toEqual([]);
  });

  it('delivers transactions of its own until the last listener is removed', async () => {
    const heard: string[] = [];
    const stop = bridge.store.onTransaction(({ transactionId }) => heard.push(transactionId));
    await settle();
    await device.bringTransaction({ transactionId: '1', productId: basic.id });
    stop();
    await settle();
    await device.bringTransaction({ transactionId: '2', productId: basic.id });
    expect(heard).toEqual(['1']);
    // Transactions without a listener wait for the next one.
    bridge.store.onTransaction(({ transactionId }) => heard.push(transactionId));
    await settle();
    expect(heard).toEqual(['1', '2']);
  });
});

test('the app reports links that opened it, and returns to the foreground', async () => {
  const events: string[] = [];
  bridge.onAppUrlOpen((url) => events.push(url));
  bridge.onResume(() => events.push('front'));
  await settle();
  await device.openUrl('https://billwren.example/us/auth');
  await device.resume();
  expect(events).toEqual(['https://billwren.example/us/auth', 'front']);
});

test('there is no bridge in a plain browser, nor without Capacitor', async () => {
  vi.stubGlobal('webkit', undefined);
  expect(await loadNativeBridge()).toBeNull();
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)' });
  expect(await loadNativeBridge()).toBeNull();
});
