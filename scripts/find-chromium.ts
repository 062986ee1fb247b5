import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupError } from './setup-error.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a Chromium or Chrome is: `CHROMIUM_PATH`, else the first known name on the `PATH`, else null. */
export function findChromium(env: Record<string, string | undefined>): string | null {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...macPlaces].find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds Chromium, and installs it from Debian's packages when it is missing and this user may do that.
 * @throws {SetupError} saying how to get one
 */
export async function requireChromium(env: Record<string, string | undefined>): Promise<string> {
  const found = findChromium(env);
  if (found) return found;
  if (env.CHROMIUM_PATH) {
    throw new SetupError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but no program is there.`);
  }
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const installed = mayInstall && installChromium() && findChromium(env);
  if (installed) return installed;
  throw new SetupError(
    'The browser journeys need Chromium or Chrome, and none was found. Install one ' +
      '("sudo apt-get install chromium" on Debian, "brew install --cask chromium" on a Mac), or ' +
      'name one that you have: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

function installChromium(): boolean {
  console.log('Chromium is missing: installing it from the system packages.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-q', '-y', ...args], { env, stdio: 'pipe' });
  try {
    apt('update');
    apt('install', '--no-install-recommends', 'chromium');
    return true;
  } catch (error) {
    // It ends with what apt-get said.
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
