import { readFile } from 'node:fs/promises';
import type { StaticFiles } from '#app/adapters/passwords/breached-passwords.server.ts';

/** The deployment's static files, as the workers' binding serves them. */
export const staticFiles: StaticFiles = {
  fetch: async (address) => new Response(await readFile(`public${new URL(address).pathname}`)),
};
