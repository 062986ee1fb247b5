import { fileURLToPath } from 'node:url';

/** The repository's root, which contains `wrangler.toml`. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));
