import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStripeCatalog, type StripeCatalog } from '#app/domain/billing/plan-ids.ts';
import { projectRoot } from '#scripts/project-root.ts';

/** The prices and products that `wrangler.toml` names for local runs: what the stand-in sells. */
export function readLocalCatalog(): StripeCatalog {
  const text = readFileSync(join(projectRoot, 'wrangler.toml'), 'utf8');
  return parseStripeCatalog(readText(text, 'STRIPE_PRICES'), readText(text, 'STRIPE_PRODUCTS'));
}

/** The first (local) value of a variable that stands as a literal block. */
function readText(toml: string, name: string): string {
  const value = new RegExp(`^${name} = '''\\n?([^]*?)'''`, 'm').exec(toml)?.[1];
  if (value === undefined) throw new Error(`wrangler.toml has no ${name} between triple quotes.`);
  return value;
}
