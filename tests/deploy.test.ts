import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { bundleWorker, workers } from '#scripts/bundle-worker.ts';
import { projectRoot } from '#scripts/project-root.ts';

const outDir = mkdtempSync(join(tmpdir(), 'billwren-deploy-'));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

/** Cloudflare refuses a larger worker on the paid plan; counted gzipped. */
const largestBundleBytes = 10 * 1024 * 1024;

describe.each(workers)('$name, as it is deployed', (worker) => {
  test('wrangler deploy --dry-run --env production is content', { timeout: 180_000 }, async () => {
    const folder = join(outDir, worker.name);
    const { ok, lines } = await bundleWorker(worker, { folder, environment: 'production' });
    expect(ok, lines.join('\n')).toBe(true);
    const bytes = gzipSync(readFileSync(join(folder, worker.bundle))).length;
    expect(bytes).toBeLessThan(largestBundleBytes);
  });

  test('no secret stands in its configuration', () => {
    const text = readFileSync(join(projectRoot, worker.config), 'utf8');
    expect(text).not.toMatch(/^\s*(LIBSQL_AUTH_TOKEN|\w*SECRET\w*|\w*PRIVATE_KEY\w*)\s*=/m);
  });
});

test('a worker that does not bundle is told of, with the reason', async () => {
  const broken = { name: 'broken', config: 'tests/fixtures/broken-worker.toml' };
  const { ok, lines } = await bundleWorker(broken, {
    folder: join(outDir, broken.name),
    environment: '',
  });
  expect(ok).toBe(false);
  expect(lines.join('\n')).toContain('Could not resolve "#app/no-such-file.ts"');
});
