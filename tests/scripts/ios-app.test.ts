import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bearsNativeMark, nativeMark } from '#app/domain/navigation/platform.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { pluginHeaders } from '#tests/fakes/native-bridge/native-wire.ts';
import config from '../../capacitor.config.ts';

it('the native app sends the marker that server and pages look for', () => {
  expect(config.appendUserAgent).toBe(nativeMark);
  expect(bearsNativeMark(`Mozilla/5.0 (iPhone) ${config.appendUserAgent}`)).toBe(true);
  expect(bearsNativeMark('Mozilla/5.0 (iPhone) BillwrenNative/12')).toBe(false);
});

it('the fake bridge lists the methods of the Swift plugins', () => {
  const sources = {
    AppleSignIn:
      'node_modules/@capawesome/capacitor-apple-sign-in/ios/Plugin/AppleSignInPlugin.swift',
    App: 'node_modules/@capacitor/app/ios/Sources/AppPlugin/AppPlugin.swift',
    Filesystem:
      'node_modules/@capacitor/filesystem/ios/Sources/FilesystemPlugin/FilesystemPlugin.swift',
    Haptics: 'node_modules/@capacitor/haptics/ios/Sources/HapticsPlugin/HapticsPlugin.swift',
    Preferences:
      'node_modules/@capacitor/preferences/ios/Sources/PreferencesPlugin/PreferencesPlugin.swift',
    Share: 'node_modules/@capacitor/share/ios/Sources/SharePlugin/SharePlugin.swift',
    Store: 'ios/sources/StorePlugin.swift',
  };
  const ofEveryPlugin = /Listener|Permissions/;
  for (const [name, path] of Object.entries(sources)) {
    const swift = readFileSync(join(projectRoot, path), 'utf8');
    const methods = [...swift.matchAll(/CAPPluginMethod\(name: "(\w+)"/g)].map(
      ([, method]) => method,
    );
    const header = pluginHeaders.find((each) => each.name === name);
    expect(swift).toContain(`jsName = "${name}"`);
    for (const method of header?.methods ?? []) {
      if (!ofEveryPlugin.test(method.name)) expect(methods).toContain(method.name);
    }
  }
});
