import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createBreachCounter,
  createCommonPasswordCheck,
} from '#app/adapters/passwords/breached-passwords.server.ts';
import { preparePasswords } from '#scripts/prepare-passwords.ts';
import { answerFakes, createFakes } from '#tests/fakes/fakes.ts';
import { breachedPasswords, createPwnedPasswords } from '#tests/fakes/pwned-passwords.ts';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { findFreePort } from '#tests/support/free-ports.ts';
import { staticFiles } from '#tests/support/static-files.ts';

const fakes = createFakes();
let seen: { url: string; headers: Headers }[] = [];
let server: Server;
let port: number;
beforeAll(async () => {
  port = await findFreePort();
  server = await serveRequests((request) => {
    seen.push({ url: request.url, headers: new Headers([...request.headers]) });
    return answerFakes(request, fakes, 0);
  }, port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  fakes.pwnedPasswords = createPwnedPasswords();
});

const count = (password: string) =>
  createBreachCounter(`http://127.0.0.1:${port}/pwned`, 'Wagtail')(password);

describe('the breached passwords service', () => {
  it.each(Object.entries(breachedPasswords))('knows %s, seen %d times', async (password, times) => {
    expect(await count(password)).toBe(times);
  });

  it('ignores padding rows, whose count is 0', async () => {
    expect(await count('padded secret')).toBe(0);
  });

  it('receives only five hex digits of the SHA-1, with a request for padding', async () => {
    await count('password1');
    const hash = createHash('sha1').update('password1').digest('hex').toUpperCase();
    const [request] = seen;
    expect(request && new URL(request.url).pathname).toBe(`/pwned/range/${hash.slice(0, 5)}`);
    expect(request?.headers.get('Add-Padding')).toBe('true');
    const said = JSON.stringify([request?.url, ...(request?.headers ?? [])]);
    expect(said).not.toContain('password1');
    expect(said.toUpperCase()).not.toContain(hash.slice(0, 6));
  });

  it('that responds with an error counts as down', async () => {
    fakes.pwnedPasswords.mode = 'away';
    await expect(count('password1')).rejects.toThrow('returned 503');
  });

  it('that does not respond within two seconds counts as down', async () => {
    fakes.pwnedPasswords.mode = 'hanging';
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await expect(count('password1')).rejects.toThrow(/timeout/i);
    expect(limit).toHaveBeenCalledWith(2000);
    limit.mockRestore();
  });

  it('that responds with a page instead of a range counts as down', async () => {
    const elsewhere = createBreachCounter(`http://127.0.0.1:${port}/?to=`, 'Wagtail');
    await expect(elsewhere('password1')).rejects.toThrow('a range of hashes');
  });
});

describe('the built-in list', () => {
  it('is what scripts/prepare-passwords.ts generates from the package', () => {
    expect(readFileSync('public/data/common-passwords.txt', 'utf8')).toBe(preparePasswords());
  });

  it('contains common passwords in any letter case', async () => {
    const isCommonPassword = createCommonPasswordCheck(staticFiles);
    for (const password of ['password1', 'Qwertyuiop']) {
      expect(await isCommonPassword(password)).toBe(true);
    }
  });
});
