import {
  type AccountExport,
  exportAccount,
  type NextPart,
} from '#app/features/account/server/export-account.server.ts';
import { readZip } from './read-zip.ts';
import { testOrigin } from './request-context.ts';
import type { createTestDatabase } from './test-database.ts';

type Order = { further?: NextPart | null; maxInvoices?: number };

/** The configuration and time of exports. */
export const exportConfig = { productName: 'Billwren', publicOrigin: testOrigin };
export const exportedAt = Date.UTC(2026, 10, 21, 18);

/** Opens helpers that run account exports and read them completely, with the error if one was aborted. */
export function openExports(database: Awaited<ReturnType<typeof createTestDatabase>>) {
  async function take(userId: string, order: Order = {}, from = database.open()) {
    const failures: unknown[] = [];
    const reportError = (error: unknown) => failures.push(error);
    const asked = { userId, ...exportConfig, further: null, now: exportedAt, reportError };
    const made = await exportAccount(from, { ...asked, ...order });
    return { ...(await readExport(made)), failures };
  }
  return { take };
}

/** Returns an export's files, by name. */
export async function readExport({ zip, files, parts, next }: AccountExport) {
  const read = readZip(new Uint8Array(await new Response(zip as BodyInit).arrayBuffer()));
  const bytesOf = (name: string) => read.find((file) => file.name === name)?.bytes;
  const textOf = (name: string) => new TextDecoder().decode(bytesOf(name));
  return {
    files,
    parts,
    next,
    bytesOf,
    textOf,
    names: read.map(({ name }) => name),
    jsonOf: (name: string) => JSON.parse(textOf(name)),
  };
}
