import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupError } from './setup-error.ts';

const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds Chromium or Chrome: `CHROMIUM_PATH`, else the first known name on the `PATH`, else null.
 * @param options.whole excludes the headless shell, which is faster but has no back/forward cache
 */
export function findChromium(env: NodeJS.ProcessEnv, { whole = false } = {}): string | null {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = [...(whole ? [] : [shell]), ...names].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
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
 * Finds full Chromium. If it or its headless shell is missing and this user may install packages, both are installed
 * from Debian's; the shell is optional.
 * @throws {SetupError} explaining how to get it
 */
export async function requireChromium(env: NodeJS.ProcessEnv): Promise<string> {
  if (env.CHROMIUM_PATH && !findChromium(env)) {
    throw new SetupError(
      `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but there is no program at that path.`,
    );
  }
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    if (!findChromium(env, { whole: true })) install('chromium');
    if (!env.CHROMIUM_PATH && !findChromium(env)?.endsWith(shell)) install(shell);
  }
  const found = findChromium(env, { whole: true });
  if (found) return found;
  throw new SetupError(
    'The browser tests need Chromium or Chrome, but neither was found. Install one ' +
      '("sudo apt-get install chromium" on Debian, "brew install --cask chromium" on a Mac), or ' +
      'use one that you have: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

function install(name: string): void {
  console.log(`${name} is missing. Installing it from the system packages.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = ['-qy', '-oAcquire::http::Timeout=20'];
  const steps = [['update'], ['install', '--no-install-recommends', name]];
  try {
    for (const step of steps) {
      execFileSync('apt-get', [...aptGet, ...step], { env, stdio: 'pipe' });
    }
  } catch (error) {
    // It ends with the output of apt-get.
    console.error(error instanceof Error ? error.message : error);
  }
}
