import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';

/** The cells of a table row by their column's name, with the headings above the table from the second level down. */
export type DocRow = { headings: string[]; cells: Record<string, string> };

/** Reads every table of a Markdown file of `docs/`, row by row. */
export function readTables(name: string): DocRow[] {
  const rows: DocRow[] = [];
  let headings: string[] = [];
  let columns: string[] | null = null;
  for (const line of readFileSync(join(projectRoot, 'docs', name), 'utf8').split('\n')) {
    const [, marks, title] = /^##(#*) (.+)$/.exec(line) ?? [];
    if (marks !== undefined && title) headings = [...headings.slice(0, marks.length), title];
    if (!line.startsWith('|')) {
      columns = null;
      continue;
    }
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (columns === null) columns = cells;
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
      const names = columns;
      rows.push({
        headings,
        cells: Object.fromEntries(names.map((column, at) => [column, cells[at] ?? ''])),
      });
    }
  }
  return rows;
}

/** The texts in backticks, in order; blocks of code don't count. */
export function quotedTexts(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}
