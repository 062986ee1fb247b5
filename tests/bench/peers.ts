import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);

const peers = ['@react-pdf/renderer', 'lighthouse', 'chrome-launcher', '@mdn/mdn-http-observatory'];

/**
 * Installs the compared libraries, Lighthouse and Mozilla's Observatory from the bench's own lock file, if they are
 * missing.
 */
export function installPeers(): void {
  const isThere = peers.every((name) => existsSync(`${folder}node_modules/${name}`));
  if (isThere) return;
  console.log('Installing what the bench alone uses (tests/bench/package.json) ...');
  execFileSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], { stdio: 'inherit' });
}

/** Resolves a package of the bench's own installation for `import()`; the compiler can't see these packages. */
export function peerModule(name: string): string {
  return require.resolve(name);
}

/** The font files that all contenders embed. */
export const fontFiles = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  semiBold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};
