import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PortTakenError, startSqld } from '#scripts/start-sqld.ts';
import { findFreePort } from '#tests/support/free-ports.ts';

test('a database whose port was taken first by another one doesn’t accept that one’s response', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'billwren-port-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await findFreePort();
  const first = await startSqld({ dataDir: join(dataDir, 'first'), port });
  onTestFinished(() => first.process.kill());
  const second = startSqld({ dataDir: join(dataDir, 'second'), port });
  await expect(second).rejects.toThrow(PortTakenError);
  const again = startSqld({ dataDir: join(dataDir, 'third'), port });
  await expect(again).rejects.toThrow(PortTakenError);
  expect(first.process.hasEnded()).toBe(false);
});
