import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';

const docs = join(projectRoot, 'docs');
const areas = readdirSync(join(docs, 'decisions'));
const entries = areas.flatMap((area) =>
  readFileSync(join(docs, 'decisions', area), 'utf8')
    .split(/\n(?=- |#|\n)/)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block.startsWith('- '))
    .map((entry) => `${area}: ${entry}`),
);

describe('docs/decisions', () => {
  it('lists every area in docs/decisions.md', () => {
    const index = readFileSync(join(docs, 'decisions.md'), 'utf8');
    const listed = [...index.matchAll(/\]\(decisions\/([^)]+)\)/g)].map(([, area]) => area);
    expect(listed.sort()).toEqual(areas.sort());
  });

  it('gives each entry its subject, its date and, where it is not in force, what replaced it', () => {
    const form = /: - .*\*\*.+\*\*.* \(\d{4}-\d\d-\d\d(, replaced by: .+)?\)$/;
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter((entry) => !form.test(entry))).toEqual([]);
  });
});
