import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';

const readText = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

it('the app may show Apple’s sheet, which the system refuses without the entitlement', () => {
  // https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.applesignin
  const entitlements = readText('ios/resources/App.entitlements');
  expect(entitlements).toMatch(
    /<key>com\.apple\.developer\.applesignin<\/key>\s*<array>\s*<string>Default<\/string>\s*<\/array>/,
  );
});

it('the sheet’s plugin is built for the same major version as Capacitor, pinned exactly', () => {
  const { dependencies } = JSON.parse(readText('package.json'));
  const plugin = 'node_modules/@capawesome/capacitor-apple-sign-in';
  const { version, peerDependencies } = JSON.parse(readText(`${plugin}/package.json`));
  expect(dependencies['@capawesome/capacitor-apple-sign-in']).toBe(version);
  expect(dependencies['@capacitor/core']).toMatch(/^8\./);
  expect(peerDependencies['@capacitor/core']).toBe('>=8.0.0');
  // The plugin passes our nonce to Apple unchanged, and reports a canceled sheet with the code that the bridge expects.
  expect(readText(`${plugin}/ios/Plugin/AppleSignIn.swift`)).toContain('request.nonce = nonce');
  expect(readText(`${plugin}/ios/Plugin/Enums/CustomError.swift`)).toContain('"SIGN_IN_CANCELED"');
});
