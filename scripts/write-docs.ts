import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledDocs, fillTables, findFiles } from '#tests/docs/fill-tables.ts';
import { projectRoot } from './project-root.ts';

// `npm run docs`: writes into the tables of docs/ which files hold what.

const files = findFiles();
for (const name of filledDocs) {
  const path = join(projectRoot, 'docs', name);
  writeFileSync(path, fillTables(readFileSync(path, 'utf8'), files));
}
