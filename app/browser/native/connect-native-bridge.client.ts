import { App } from '@capacitor/app';
import { Capacitor } from '@capacitor/core';
import { Haptics, ImpactStyle } from '@capacitor/haptics';
import { Preferences } from '@capacitor/preferences';
import { listenTo } from './listen-to.client.ts';
import type { HapticStrength, NativeBridge } from './native-bridge.client.ts';
import { nativeStore } from './native-store.client.ts';
import { shareFileNatively } from './share-file-natively.client.ts';

const impactStyles: Record<HapticStrength, ImpactStyle> = {
  light: ImpactStyle.Light,
  medium: ImpactStyle.Medium,
  heavy: ImpactStyle.Heavy,
};

/** The bridge over Capacitor's packages; null where Capacitor's own bridge was not put into the page. */
export function connectNativeBridge(): NativeBridge | null {
  return Capacitor.isNativePlatform() ? bridge : null;
}

const bridge: NativeBridge = {
  haptic: (strength) => {
    // A press that was not felt is not reported.
    Haptics.impact({ style: impactStyles[strength] }).catch(() => {});
  },
  shareFile: shareFileNatively,
  store: nativeStore,
  preferences: {
    get: async (key) => (await Preferences.get({ key })).value,
    set: (key, value) => Preferences.set({ key, value }),
    remove: (key) => Preferences.remove({ key }),
  },
  onAppUrlOpen: (listener) => listenTo(App.addListener('appUrlOpen', ({ url }) => listener(url))),
  onResume: (listener) => listenTo(App.addListener('resume', listener)),
};
