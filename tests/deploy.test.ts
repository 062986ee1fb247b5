import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startProcess } from '#scripts/processes.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { findWrangler, wranglerSettings } from '#scripts/start-worker.ts';

const outDir = mkdtempSync(join(tmpdir(), 'billwren-deploy-'));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

const workers = [
  { name: 'app', config: 'wrangler.toml', bundle: 'app.js' },
  { name: 'webhooks', config: 'workers/webhooks/wrangler.toml', bundle: 'index.js' },
];

/** Cloudflare refuses a larger worker on the paid plan; counted gzipped. */
const largestBundleBytes = 10 * 1024 * 1024;

describe.each(workers)('$name, as it is deployed', ({ name, config, bundle }) => {
  test('wrangler deploy --dry-run --env production is content', { timeout: 180_000 }, async () => {
    const folder = join(outDir, name);
    const lines: string[] = [];
    const deployment = startProcess({
      name: `wrangler deploy (${name})`,
      command: process.execPath,
      args: [
        findWrangler(),
        ...['deploy', '--dry-run', '--env', 'production'],
        ...['--config', config, '--outdir', folder],
      ],
      cwd: projectRoot,
      env: wranglerSettings(outDir),
      onLine: (line) => lines.push(line),
    });
    const { code } = await deployment.ended;
    const output = lines.join('\n');
    expect(code, output).toBe(0);
    expect(output).not.toMatch(/WARNING/);
    const bytes = gzipSync(readFileSync(join(folder, bundle))).length;
    expect(bytes).toBeLessThan(largestBundleBytes);
  });

  test('no secret stands in its configuration', () => {
    const text = readFileSync(join(projectRoot, config), 'utf8');
    expect(text).not.toMatch(/^\s*(LIBSQL_AUTH_TOKEN|\w*SECRET\w*|\w*PRIVATE_KEY\w*)\s*=/m);
  });
});
