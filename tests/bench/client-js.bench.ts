import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { type LanguageCode, languages } from '../../app/domain/language/languages.ts';
import { requireBuild } from '../../scripts/build-app.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { type BenchRow, growth, heldUnder, kilobytes } from './table.ts';

const client = join(projectRoot, 'build/client');

const scripts = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const manifestShape = z.object({ entry: scripts, routes: z.record(z.string(), scripts) });
type Manifest = z.infer<typeof manifestShape>;

/**
 * The routes that make each page, from the outermost to the page itself, and what it may need beyond React and Remix, in
 * bytes, gzipped.
 */
const pages = {
  'create invoice': {
    routes: ['root', 'routes/$country', 'routes/$country.create-invoice'],
    allowance: 50_000,
  },
  'public invoice': {
    routes: ['root', 'routes/_public', 'routes/_public.view-invoice.$id'],
    allowance: 10_000,
  },
};

/** Builds the app, and weighs what a first visit loads. */
export async function benchClientJs(): Promise<BenchRow[]> {
  await requireBuild();
  return weighClientJs();
}

/**
 * The JavaScript that a first visit loads, gzipped file by file, from the manifests of the build as it stands: in English
 * (US), and in the language whose texts weigh most.
 */
export function weighClientJs(): BenchRow[] {
  const names = ['create invoice', 'public invoice'] as const;
  return names.flatMap((name): BenchRow[] => {
    const { routes } = pages[name];
    const sizes = languages.map(({ code }) => {
      const manifest = readManifest(code);
      const framework = sizeOf(frameworkFiles(manifest));
      return { code, framework, size: sizeOf(pageFiles(manifest, routes)) };
    });
    const first = sizes.filter(({ code }) => code === 'en-US');
    const [heaviest] = sizes.toSorted((one, other) => other.size - one.size);
    return [...first, ...(heaviest ? [heaviest] : [])].map((each) => rowOf(name, each));
  });
}

type Weight = { code: LanguageCode; framework: number; size: number };

function rowOf(name: keyof typeof pages, { code, framework, size }: Weight): BenchRow {
  const { allowance } = pages[name];
  const ours = size - framework;
  return {
    figure: `${name} page in ${code}, client JavaScript, gzipped`,
    ours: kilobytes(size),
    peer: `framework ${kilobytes(framework)}`,
    ratio: `+${kilobytes(ours)}`,
    target: `<= +${kilobytes(allowance)}`,
    ok: heldUnder(ours, allowance, allowance + growth.script[name]),
  };
}

/** Remix writes its manifest as a script that sets one variable. */
function readManifest(language: LanguageCode): Manifest {
  const folder = join(client, 'assets');
  const name = readdirSync(folder).find(
    (file) => file.startsWith('manifest-') && file.includes(`.${language}-`),
  );
  if (!name) throw new Error('The build has no manifest.');
  const text = readFileSync(join(folder, name), 'utf8');
  return manifestShape.parse(JSON.parse(text.replace(/^[^{]*/, '').replace(/;?\s*$/, '')));
}

/** The entry and what it imports: React, its DOM, Remix and its router. */
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
