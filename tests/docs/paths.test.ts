import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import { quotedTexts } from './doc-table.ts';

const pages = [
  'README.md',
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
  ...readdirSync(join(projectRoot, 'app/features')).map((name) =>
    join('app/features', name, 'README.md'),
  ),
];
const isPath = (text: string) =>
  /^(app|db|docs|ios|public|scripts|tests|workers)\/[\w./$-]*\w$/.test(text);

/** A path within the feature whose README names it. */
const isOwnPath = (text: string) => /^(ui|server|queries|texts)\/[\w./-]*\w$/.test(text);

it.each(pages)('%s names only files that exist', (page) => {
  const named = quotedTexts(readFileSync(join(projectRoot, page), 'utf8'));
  const paths = [
    ...named.filter(isPath),
    ...named.filter(isOwnPath).map((path) => join(dirname(page), path)),
  ];
  expect(paths.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
