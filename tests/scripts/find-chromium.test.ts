import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium, requireChromium } from '#scripts/find-chromium.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwren-chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function putFile(name: string, mode = 0o755): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '', { mode });
  return path;
}

test('Chromium is preferred over Chrome, wherever it is on the path', () => {
  putFile('first/google-chrome');
  const chromium = putFile('second/chromium');
  expect(findChromium({ PATH: `${folder}/first:${folder}/second` })).toBe(chromium);
});

test('CHROMIUM_PATH takes precedence, even if no program is there', async () => {
  putFile('chromium');
  const mine = putFile('my-chrome');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: mine })).toBe(mine);

  const wrong = { PATH: folder, CHROMIUM_PATH: join(folder, 'absent') };
  expect(findChromium(wrong)).toBeNull();
  await expect(requireChromium(wrong)).rejects.toThrow(
    /^CHROMIUM_PATH is .*absent, but there is no program/,
  );
});
