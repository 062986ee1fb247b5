import type { Rollup } from 'vite';
import { layouts, listRoutes, pages } from '#app/routes.ts';

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|turbo-stream|@remix-run)\//;

/** A module used by this many pages goes into the file for all pages under a country. */
const manyPages = 6;

type ImportsOf = (id: string) => readonly string[];

/**
 * Assigns modules to the browser's shared files by the pages that import them; Rollup divides the rest. Files of a few
 * hundred bytes compress worse and each cost a request, so there is one file for each of
 *
 * - `framework`: React and Remix,
 * - `start`: what else the entry needs, which must not pull in a page,
 * - `frame`: what every page needs, and what the clients' invoice page shares with the invoice form,
 * - `public`: what else it shares with other pages,
 * - `pages`: what every page under a country needs, and what the invoice form shares with many pages,
 * - `fields`: what the invoice form shares with Settings,
 * - `form`: what only the invoice form needs.
 *
 * A module's imports are in its own file or an earlier one, so that no two files import each other.
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

/** Matches a route's module, as Remix requests it from the browser build. */
function routeFile(module: string): RegExp {
  return new RegExp(`/app/${module.replaceAll('.', '\\.')}\\?`);
}

function has(modules: ReadonlySet<string>): (id: string) => boolean {
  return (id) => modules.has(id);
}

/** Returns all direct and indirect imports of the modules, except by `import()`. */
function reach(modules: readonly string[], importsOf: ImportsOf): Set<string> {
  const reached = new Set(modules.flatMap((id) => importsOf(id)));
  // The set grows during the loop.
  for (const id of reached) for (const next of importsOf(id)) reached.add(next);
  return reached;
}
