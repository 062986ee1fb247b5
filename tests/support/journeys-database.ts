import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';

import { startSqld } from '#scripts/start-sqld.ts';
import { findFreePort } from './free-ports.ts';
import { testOrigin } from './request-context.ts';
import { untilPortIsFree } from './until-port-is-free.ts';

/**
 * vitest's global setup for the integration tests: one database for all of them, available as `inject('product')`, as
 * in end-to-end tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-walks-'));
  const sqld = await untilPortIsFree(async () =>
    startSqld({ dataDir, port: await findFreePort() }),
  );
  await migrate(sqld.url);
  const nowhere = 'http://127.0.0.1:1';
  project.provide('product', {
    origin: testOrigin,
    libsqlUrl: sqld.url,
    webhooksOrigin: nowhere,
    fakesOrigin: nowhere,
  });
  return async () => {
    await sqld.process.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
