import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { type LanguageCode, languages } from '../../app/domain/language/languages.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import type { BudgetedPage } from '../size-budgets.ts';
import { atMost, format, units } from './figures.ts';
import type { BenchRow } from './table.ts';

const client = join(projectRoot, 'build/client');

const scripts = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const manifestSchema = z.object({ entry: scripts, routes: z.record(z.string(), scripts) });
type Manifest = z.infer<typeof manifestSchema>;

/** The routes that render each page, outermost first. */
const routesOf: Record<BudgetedPage, string[]> = {
  list: ['root', 'country', '/:country/invoices'],
  form: ['root', 'country', '/:country/create-invoice'],
  settings: ['root', 'country', '/:country/settings'],
  public: ['root', 'public', '/view-invoice/:id'],
  pay: ['root', 'public', '/invoice/:id'],
  pricing: ['root', 'country', '/:country/pricing'],
};

/** The maximum over React and Remix, in bytes. */
const most: Partial<Record<BudgetedPage, number>> = { form: 45_000, public: 6000 };

/** Measures the JavaScript of a first visit to each page, in English (US) and in the largest language. */
export function benchClientJs(): BenchRow[] {
  return (Object.keys(routesOf) as BudgetedPage[]).flatMap((page) => {
    const weights = weighScripts(page);
    const first = weights.filter(({ language }) => language === 'en-US');
    const [heaviest] = weights.toSorted((one, other) => other.size - one.size);
    return [...first, ...(heaviest ? [heaviest] : [])].map(
      ({ language, framework, size }): BenchRow => ({
        figure: `page ${page} in ${language}, client JavaScript, gzipped`,
        ours: format(size, units.kB),
        peer: `framework ${format(framework, units.kB)}`,
        ratio: `+${format(size - framework, units.kB)}`,
        ...(most[page] && atMost(size - framework, most[page], units.kB)),
      }),
    );
  });
}

/** Bytes, gzipped file by file; `framework` is the share of `size` that is React and Remix. */
type Weight = { language: LanguageCode; framework: number; size: number };

/**
 * Measures the JavaScript that a first visit to a page loads in each language, from the manifests of the current build.
 */
export function weighScripts(page: BudgetedPage): Weight[] {
  return languages.map(({ code }) => {
    const manifest = readManifest(code);
    return {
      language: code,
      framework: sizeOf(frameworkFiles(manifest)),
      size: sizeOf(pageFiles(manifest, routesOf[page])),
    };
  });
}

/** Remix writes its manifest as a script that sets one variable. */
function readManifest(language: LanguageCode): Manifest {
  const folder = join(client, 'assets');
  const name = readdirSync(folder).find(
    (file) => file.startsWith('manifest-') && file.includes(`.${language}-`),
  );
  if (!name) throw new Error('The build has no manifest.');
  const text = readFileSync(join(folder, name), 'utf8');
  return manifestSchema.parse(JSON.parse(text.replace(/^[^{]*/, '').replace(/;?\s*$/, '')));
}

/** The entry and its imports: React, React DOM, Remix and its router. */
function frameworkFiles({ entry }: Manifest): Set<string> {
  return new Set([entry.module, ...entry.imports]);
}

function pageFiles(manifest: Manifest, routes: readonly string[]): Set<string> {
  const files = frameworkFiles(manifest);
  for (const id of routes) {
    const route = manifest.routes[id];
    if (!route) throw new Error(`The build has no route ${id}.`);
    for (const file of [route.module, ...route.imports]) files.add(file);
  }
  return files;
}

function sizeOf(files: Set<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(client, file))).length;
  return bytes;
}
