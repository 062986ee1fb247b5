import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { afterAll, describe, expect, test } from 'vitest';
import { sessionCookieName } from '#app/http/session/session.server.ts';
import { bundleWorker } from '#scripts/bundle-worker.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { readModules, weighWorker, workers } from '#scripts/wrangler.ts';
import { findFreePort } from '#tests/support/free-ports.ts';
import { workerEnv } from './support/worker-env.ts';

const outDir = mkdtempSync(join(tmpdir(), 'billwren-deploy-'));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

/** Cloudflare's limit for a gzipped worker on the paid plan. */
const maxBundleBytes = 10 * 1024 * 1024;

/** The output of `npm run build`, which runs `wrangler deploy --dry-run --env production` and fails on a warning. */
const builtFolder = ({ name }: { name: string }) => join(projectRoot, 'build/workers', name);

describe.each(workers)('$name, as deployed', (worker) => {
  test('it is small enough', () => {
    expect(weighWorker(worker.name).upload).toBeLessThan(maxBundleBytes);
  });

  test('its configuration contains no secret', () => {
    const text = readFileSync(join(projectRoot, worker.config), 'utf8');
    expect(text).not.toMatch(/^\s*(LIBSQL_AUTH_TOKEN|\w*SECRET\w*|\w*PRIVATE_KEY\w*)\s*=/m);
  });
});

test('the stack of a logged error maps back to our files', async () => {
  const [app] = workers;
  const folder = builtFolder(app);
  const printed: string[] = [];
  const runtime = new Miniflare({
    modules: readModules(join(folder, app.bundle)),
    modulesRoot: folder,
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    // No server listens on this port.
    bindings: workerEnv(`http://127.0.0.1:${await findFreePort()}`),
    handleRuntimeStdio: (stdout: Readable) =>
      stdout.on('data', (text) => printed.push(String(text))),
  });
  try {
    await runtime.dispatchFetch('https://billwren.example/us/pricing', {
      headers: { Cookie: `${sessionCookieName}=some-token` },
    });
  } finally {
    await runtime.dispose();
  }
  const line = printed
    .join('')
    .split('\n')
    .find((text) => text.includes('"level":"error"'));
  const stack = JSON.parse(line ?? '{}').errors.join('\n');
  const named = [...stack.matchAll(/([\w.-]+\.js):(\d+):(\d+)/g)].map(([, file, row, column]) => {
    const map = new SourceMap(JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')));
    const origin = map.findOrigin(Number(row), Number(column));
    return 'fileName' in origin ? origin.fileName : '';
  });
  expect(stack).toContain("DatabaseUnavailableError: The database didn't respond");
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !/\/db\/[a-z-]+\.server\.ts$/.test(name))).toEqual([]);
});

test('a worker that can’t be bundled is reported with the reason', async () => {
  const broken = { name: 'broken', config: 'tests/fixtures/broken-worker.toml' };
  const { ok, lines } = await bundleWorker(broken, {
    folder: join(outDir, broken.name),
    environment: '',
  });
  expect(ok).toBe(false);
  expect(lines.join('\n')).toContain('Could not resolve "#app/no-such-file.ts"');
});
