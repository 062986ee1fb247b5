import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProcess } from './processes.ts';
import { SetupError } from './setup-error.ts';

type Environment = Record<string, string | undefined>;

/** Debian's packages, the one to be wanted first: without windows it opens a page in two thirds of the time. */
const packages = ['chromium-headless-shell', 'chromium'];
const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a Chromium or Chrome is: `CHROMIUM_PATH`, else the first known name on the `PATH`, else null. */
export function findChromium(env: Environment): string | null {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const onPath = names.flatMap((name) => placesOnPath(name, env));
  return [...onPath, ...macPlaces].find(isProgram) ?? null;
}

function placesOnPath(name: string, env: Environment): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
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
export async function requireChromium(env: Environment): Promise<string> {
  const found = findChromium(env);
  if (found) return found;
  if (env.CHROMIUM_PATH) {
    throw new SetupError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but no program is there.`);
  }
  const mayInstall = process.getuid?.() === 0 && placesOnPath('apt-get', env).some(isProgram);
  if (mayInstall && (await installChromium(env))) {
    const installed = findChromium(env);
    if (installed) return installed;
  }
  throw new SetupError(
    'The browser journeys need Chromium or Chrome, and none was found. Install one (on Debian ' +
      '"sudo apt-get install chromium-headless-shell", or "chromium" where that is unknown; on a Mac ' +
      '"brew install --cask chromium"), or name one that you have: ' +
      'CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** Installs the first of the packages that this system knows. */
async function installChromium(env: Environment): Promise<boolean> {
  console.log('Chromium is missing: installing it from the system packages.');
  let lines: string[] = [];
  const apt = async (...args: string[]) => {
    lines = [];
    const code = await runProcess({
      name: 'apt-get',
      command: 'apt-get',
      args: ['-q', '-y', ...args],
      env: { PATH: env.PATH, DEBIAN_FRONTEND: 'noninteractive' },
      onLine: (line) => lines.push(line),
    });
    return code === 0;
  };
  if (await apt('update')) {
    for (const name of packages) {
      if (await apt('install', '--no-install-recommends', name)) return true;
    }
  }
  console.error(lines.slice(-15).join('\n'));
  return false;
}
