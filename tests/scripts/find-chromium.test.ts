import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium, requireChromium } from '#scripts/find-chromium.ts';
import { SetupError } from '#scripts/setup-error.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwren-chromium-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function putProgram(name: string, script = ''): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}`);
  chmodSync(path, 0o755);
  return path;
}

/** An apt-get that knows these packages alone, puts a program of the same name, and writes down what was asked of it. */
function putAptGet(known: string) {
  putProgram(
    'apt-get',
    `cd ${folder}
    echo "$*" >> asked
    for last; do :; done
    case " update ${known} " in *" $last "*) ;; *) echo "E: no package $last"; exit 100 ;; esac
    [ "$last" = update ] || /bin/cp apt-get "$last"`,
  );
}

const aptAsked = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');

test('the shell without windows comes first, wherever it is on the path', () => {
  const shell = putProgram('chromium-headless-shell');
  const otherFolder = mkdtempSync(join(folder, 'other-'));
  writeFileSync(join(otherFolder, 'chromium'), '', { mode: 0o755 });
  expect(findChromium({ PATH: `${otherFolder}:${folder}` })).toBe(shell);
});

test('without it the whole browser is taken', () => {
  putProgram('google-chrome');
  const chromium = putProgram('chromium');
  expect(findChromium({ PATH: folder })).toBe(chromium);
});

test('what may not be run is no browser', () => {
  writeFileSync(join(folder, 'chromium-headless-shell'), '', { mode: 0o644 });
  const chromium = putProgram('chromium');
  expect(findChromium({ PATH: folder })).toBe(chromium);
});

test('CHROMIUM_PATH wins, also when no program is there', async () => {
  putProgram('chromium-headless-shell');
  const mine = putProgram('my-chrome');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: mine })).toBe(mine);

  const wrong = { PATH: folder, CHROMIUM_PATH: join(folder, 'absent') };
  expect(findChromium(wrong)).toBeNull();
  await expect(requireChromium(wrong)).rejects.toThrow(
    /^CHROMIUM_PATH is .*absent, but no program/,
  );
});

// Only root installs anything; on a Mac a browser may stand outside of the path.
test.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
  'where there is none the shell is installed, else the whole browser, else one is told how',
  async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const env = { PATH: folder };
    const install = 'install --no-install-recommends';

    putAptGet('chromium-headless-shell chromium');
    expect(await requireChromium(env)).toBe(join(folder, 'chromium-headless-shell'));
    expect(aptAsked()).toEqual(['-q -y update', `-q -y ${install} chromium-headless-shell`]);

    rmSync(join(folder, 'chromium-headless-shell'));
    putAptGet('chromium');
    expect(await requireChromium(env)).toBe(join(folder, 'chromium'));
    expect(told).not.toHaveBeenCalled();

    rmSync(join(folder, 'chromium'));
    putAptGet('');
    const refusal = requireChromium(env);
    await expect(refusal).rejects.toThrow(SetupError);
    await expect(refusal).rejects.toThrow('sudo apt-get install chromium-headless-shell');
    expect(told).toHaveBeenCalledExactlyOnceWith('E: no package chromium');
  },
);
