import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';
import { startSqld } from '#scripts/start-sqld.ts';
import { findFreePort } from '#tests/support/free-ports.ts';
import { untilPortIsFree } from './until-port-is-free.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a migrated, empty database that no server uses. */
    databaseTemplate: string;
  }
}

/** vitest's global setup for tests with a database: migrates a template, which each test file copies. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-template-'));
  const sqld = await untilPortIsFree(async () =>
    startSqld({ dataDir, port: await findFreePort() }),
  );
  try {
    await migrate(sqld.url);
  } finally {
    await sqld.process.stop();
  }
  project.provide('databaseTemplate', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
