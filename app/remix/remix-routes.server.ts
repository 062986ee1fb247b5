import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { matchRoutes } from '@remix-run/react';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { dataContentType, pagePathOf } from './data-address.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;

type LazyRoute = Omit<Route, 'module'> & { module: () => Promise<Route['module']> };

/** Remix's build, whose routes are loaded on first use (`scripts/divide-worker.ts`). */
export type LazyBuild = Omit<ServerBuild, 'routes'> & {
  routes: Readonly<Record<string, LazyRoute>>;
};

/** The browser files that exist once per language (`scripts/localise-scripts.ts`). */
export type LocalisedScripts = {
  /** Their names in the build. */
  files: readonly string[];
  /** The ending of their names in each language, instead of `.js`. */
  suffixes: Readonly<Record<LanguageCode, string>>;
};

type Assets = ServerBuild['assets'];

/** Returns a build whose pages reference the files of their language, which a loader may have changed. */
function withScriptsOfPage(build: ServerBuild, scripts: LocalisedScripts): ServerBuild {
  const { module } = build.entry;
  const known = new Map<LanguageCode, Assets>();
  const drawPage: typeof module.default = (request, status, headers, page, context) => {
    const language = currentLanguage();
    const manifest = known.get(language) ?? namesIn(build.assets, scripts, language);
    known.set(language, manifest);
    return module.default(request, status, headers, { ...page, manifest }, context);
  };
  return { ...build, entry: { module: { ...module, default: drawPage } } };
}

function namesIn(
  assets: Assets,
  { files, suffixes }: LocalisedScripts,
  language: LanguageCode,
): Assets {
  const localised = new Set(files);
  const named = JSON.stringify(assets).replace(/[\w.-]+\.js\b/g, (file) =>
    localised.has(file) ? file.replace(/\.js$/, suffixes[language]) : file,
  );
  return JSON.parse(named);
}

/** The route that answers paths that no other route handles. */
const rootId = 'root';

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** The app's pages and resource routes behind the worker's entry point. */
export type Remix = {
  /**
   * Returns the id of the route that matches a path, `routes/invoice.$id`; null when none does. The path must be
   * decodable.
   */
  findRoute: (pathname: string) => string | null;
  handleRemix: RequestHandler;
};

/**
 * Creates a Remix handler that caches route matches. For each match, the router compiles and ranks all routes, several
 * times per page, which takes a millisecond. Each path pattern is therefore matched against all routes only once, and a
 * request is handled by a build with only its own route and its layouts, which are loaded then.
 */
export function openRemix(source: LazyBuild, scripts: LocalisedScripts): Remix {
  const tree = childrenOf(source);
  const words = new Set(
    Object.values(source.routes).flatMap((route) => route.path?.split('/') ?? []),
  );
  const routeOfShape = new Map<string, string>();
  const handlers = new Map<string | null, RequestHandler>();

  const findRoute = (pathname: string): string | null => {
    const path = pagePathOf(pathname);
    const shape = shapeOf(path, words);
    const known = shape && routeOfShape.get(shape);
    if (known) return known;
    const route = matchRoutes(tree, path)?.at(-1)?.route;
    // Splat routes match an unlimited number of patterns.
    if (route?.id && shape && !route.path?.endsWith('*')) routeOfShape.set(shape, route.id);
    return route?.id ?? null;
  };

  return {
    findRoute,
    handleRemix: async (request, context) => {
      const id = findRoute(new URL(request.url).pathname);
      let handle = handlers.get(id);
      if (!handle) {
        // Two first requests both load it: one must not wait for a promise of the other.
        const build = await loadRoute(source, id ?? rootId);
        handle = createRequestHandler(withScriptsOfPage(build, scripts), 'production');
        handlers.set(id, handle);
      }
      const answer = await handle(request, context);
      // Remix omits the charset.
      if (answer.headers.get('Content-Type') === 'text/x-script') {
        answer.headers.set('Content-Type', dataContentType);
      }
      return answer;
    },
  };
}

/**
 * Returns the pattern that a path shares with all others of the same route: its segments, with a star for each that
 * isn't in any route. Null for the rare paths that the router interprets differently.
 */
function shapeOf(path: string, words: ReadonlySet<string>): string | null {
  if (path.includes('%') || path.includes('//')) return null;
  return path
    .split('/')
    .map((segment) => {
      const word = segment.toLowerCase();
      return word === '' || words.has(word) ? word : '*';
    })
    .join('/');
}

/** Loads a route and its layouts, and returns a build that has only those. */
async function loadRoute(build: LazyBuild, leaf: string): Promise<ServerBuild> {
  const chain: LazyRoute[] = [];
  for (let id: string | undefined = leaf; id; id = chain.at(-1)?.parentId) {
    const route = build.routes[id];
    if (!route) break;
    chain.push(route);
  }
  const loaded = await Promise.all(
    chain.map(async (route) => [route.id, { ...route, module: await route.module() }] as const),
  );
  const isLoaded = ([id]: [string, unknown]) => chain.some((route) => route.id === id);
  return {
    ...build,
    routes: Object.fromEntries(loaded),
    assets: {
      ...build.assets,
      routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isLoaded)),
    },
  };
}

function childrenOf(build: LazyBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route.parentId === parentId)
    .map((route): RouteObject => {
      if (route.index) return { id: route.id, index: true, path: route.path };
      return { id: route.id, path: route.path, children: childrenOf(build, route.id) };
    });
}
