import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import { quotedTexts } from '#tests/docs/doc-table.ts';

const docs = join(projectRoot, 'docs');
const records = readdirSync(join(docs, 'decisions')).sort();

describe('docs/decisions', () => {
  it('has at most 40 records, numbered without a gap', () => {
    expect(records.length).toBeLessThanOrEqual(40);
    expect(records.filter((name) => !/^\d{4}-[a-z0-9-]+\.md$/.test(name))).toEqual([]);
    expect(records.map((name) => Number(name.slice(0, 4)))).toEqual(
      records.map((_, index) => index + 1),
    );
  });

  it.each(records)('%s says context, decision and consequence in 10 to 20 lines', (name) => {
    const lines = readFileSync(join(docs, 'decisions', name), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines[0]).toMatch(/^# \S/);
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## Context',
      '## Decision',
      '## Consequence',
    ]);
    expect(lines.length).toBeGreaterThanOrEqual(10);
    expect(lines.length).toBeLessThanOrEqual(20);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });
});

it('docs/ stays under 100 kB, without the tables of security and languages', () => {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && !['security.md', 'languages.md'].includes(name),
  );
  const bytes = pages.reduce((sum, name) => sum + statSync(join(docs, name)).size, 0);
  expect(bytes).toBeLessThan(100_000);
});

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
