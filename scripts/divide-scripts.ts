import type { Rollup } from 'vite';
import { layouts, listRoutes, pages } from '#app/routes.ts';

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|turbo-stream|@remix-run)\//;

/** Under so many addresses a module must be needed to travel with all pages under a country. */
const manyPages = 6;

type ImportsOf = (id: string) => readonly string[];

/**
 * Which of the browser's shared files a module goes to, by the pages that import it; the rest is Rollup's to divide. Crumbs
 * of a few hundred bytes compress worse and cost a request each, so one file holds each of
 *
 * - `framework`: React and Remix,
 * - `start`: what the entry needs besides, which must not bring a page along,
 * - `frame`: what every page needs, and what the invoice that clients open shares with the invoice form,
 * - `public`: what else it shares with other pages,
 * - `pages`: what every page under a country needs, and what the invoice form shares with many pages,
 * - `fields`: what the invoice form shares with Settings,
 * - `form`: what the invoice form alone needs.
 *
 * What a module imports is in its own file or in one before, so that no two files import each other.
 */
export function divideScripts(): Rollup.GetManualChunk {
  let files: Map<string, string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    files ??= divide([...getModuleIds()], (each) => getModuleInfo(each)?.importedIds ?? []);
    return files.get(id);
  };
}

function divide(ids: string[], importsOf: ImportsOf): Map<string, string> {
  const needsOf = (route: RegExp) =>
    reach(
      ids.filter((id) => route.test(id)),
      importsOf,
    );
  const frameworkNeeds = needsOf(framework);
  const formNeeds = needsOf(routeFile(pages.create.module));
  const countryNeeds = needsOf(routeFile(layouts.country.module));
  const settingsNeeds = needsOf(routeFile(pages.settings.module));
  const rootNeeds = needsOf(/app\/root\.tsx\?/);
  const publicNeeds = needsOf(/\/(frames\/public|view-invoice)\.route\.tsx\?/);
  const isForms = (id: string) => formNeeds.has(id) || countryNeeds.has(id);
  const needs = [...Object.values(layouts), ...listRoutes()].map(({ module }) =>
    needsOf(routeFile(module)),
  );
  const count = (id: string) => needs.filter((each) => each.has(id)).length;
  const othersNeeds = needsOf(/\/(?!(native-)?create)[\w-]+\.route\.tsx\?/);
  const shared: [file: string, holds: (id: string) => boolean][] = [
    ['framework', (id) => framework.test(id) || frameworkNeeds.has(id)],
    ['start', has(needsOf(/app\/entry\.client\.tsx$/))],
    ['frame', (id) => rootNeeds.has(id) || (publicNeeds.has(id) && isForms(id))],
    ['public', (id) => publicNeeds.has(id) && count(id) > 1],
    ['pages', (id) => countryNeeds.has(id) || (formNeeds.has(id) && count(id) >= manyPages)],
    ['fields', (id) => formNeeds.has(id) && settingsNeeds.has(id)],
    ['form', (id) => formNeeds.has(id) && !othersNeeds.has(id)],
  ];
  const files = new Map<string, string>();
  for (const id of ids) {
    const [file] = shared.find(([, holds]) => holds(id)) ?? [];
    if (file) files.set(id, file);
  }
  return files;
}

/** A route's module, as Remix asks the browser's build for it. */
function routeFile(module: string): RegExp {
  return new RegExp(`/app/${module.replaceAll('.', '\\.')}\\?`);
}

function has(modules: ReadonlySet<string>): (id: string) => boolean {
  return (id) => modules.has(id);
}

/** What the modules import, directly and through others, but not by `import()`. */
function reach(modules: readonly string[], importsOf: ImportsOf): Set<string> {
  const reached = new Set(modules.flatMap((id) => importsOf(id)));
  // The set grows while it is walked.
  for (const id of reached) for (const next of importsOf(id)) reached.add(next);
  return reached;
}
