import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a tap', () => {
  it('gives haptic feedback of its strength', async () => {
    for (const strength of ['light', 'medium', 'heavy'] as const) bridge.haptic(strength);
    await settle();
    expect(device.haptics).toEqual(['LIGHT', 'MEDIUM', 'HEAVY']);
  });
});

describe('sharing a file', () => {
  const pdf = { file: new Blob(['%PDF-1.7']), fileName: 'INV-001 Müller.pdf' };
  const share = async () => {
    const sharing = bridge.shareFile(pdf);
    await settle();
    return sharing;
  };

  it('writes it into the cache, shares it, and deletes it after 5 s', async () => {
    expect(await share()).toBe('shared');
    const [[file] = []] = device.shares;
    expect([file?.name, Buffer.from(file?.bytes ?? []).toString()]).toEqual([
      'INV-001 Müller.pdf',
      '%PDF-1.7',
    ]);
    await vi.advanceTimersByTimeAsync(4990);
    expect(device.files.size).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(device.files.size).toBe(0);
  });

  it('that is canceled, or tapped twice, is no error, and leaves nothing behind', async () => {
    device.sharing = 'cancels';
    expect(await share()).toBe('cancelled');
    device.sharing = 'busy';
    expect(await share()).toBe('cancelled');
    await vi.advanceTimersByTimeAsync(5000);
    expect(device.files.size).toBe(0);
  });

  it('says why it failed', async () => {
    device.sharing = 'refused';
    expect(await share()).toEqual({ error: 'Error sharing item' });
    device.isDiskFull = true;
    expect(await share()).toEqual({ error: 'No space left on device' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(device.files.size).toBe(0);
  });

  it('deletes files of a closed page, but not one that was shared just before', async () => {
    device.files.set('shared/left/INV-000.pdf', '');
    await share();
    await share();
    expect([...device.files.keys()].map((path) => path.split('/').at(-1))).toEqual([
      'INV-001 Müller.pdf',
      'INV-001 Müller.pdf',
    ]);
  });
});

describe('the store', () => {
  it('lists the available products with the store’s prices', async () => {
    expect(await bridge.store.getProducts([basic.id, 'unknown'])).toEqual([basic]);
  });

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

describe('the app', () => {
  it('reports links that opened it, and returns to the foreground', async () => {
    const events: string[] = [];
    bridge.onAppUrlOpen((url) => events.push(url));
    bridge.onResume(() => events.push('front'));
    await settle();
    await device.openUrl('https://billwren.example/us/auth');
    await device.resume();
    expect(events).toEqual(['https://billwren.example/us/auth', 'front']);
  });

  it('stores what must outlive the web view', async () => {
    expect(await bridge.preferences.get('seen')).toBeNull();
    await bridge.preferences.set('seen', 'yes');
    expect(await bridge.preferences.get('seen')).toBe('yes');
    await bridge.preferences.remove('seen');
    expect(device.preferences.size).toBe(0);
  });
});

describe('without the native app', () => {
  it('there is no bridge in a plain browser, nor without Capacitor', async () => {
    vi.stubGlobal('webkit', undefined);
    expect(await loadNativeBridge()).toBeNull();
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)' });
    expect(await loadNativeBridge()).toBeNull();
  });
});
