import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';

const local = readFileSync(join(projectRoot, 'wrangler.toml'), 'utf8').split(
  '# Named environments',
)[0];

/** The Stripe and App Store settings in `wrangler.toml` for local development: the catalog, but no keys. */
export const localBillingVars: Record<string, string> = Object.fromEntries(
  [
    ...(local ?? '').matchAll(/^((?:STRIPE|APP_STORE)_\w+) = (?:"([^"]*)"|'''\n?([\s\S]*?)''')$/gm),
  ].map(([, name, plain, lines]) => [name, plain ?? lines]),
);
