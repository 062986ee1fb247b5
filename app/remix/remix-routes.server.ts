import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { matchRoutes } from '@remix-run/react';
import { dataContentType, pagePathOf } from './data-address.ts';
import { type LocalisedBuild, withScriptsOfPage } from './localised-scripts.server.ts';

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** The app's pages and resources behind the worker's door. */
export type Remix = {
  /** The id of the route that answers a path, `routes/invoice.$id`; null when none does. The path must be readable. */
  findRoute: (pathname: string) => string | null;
  handleRemix: RequestHandler;
};

/**
 * Remix with each route's match found once. The router compiles and ranks every route for each match, and matches several
 * times for one page: a millisecond of it. So a path is matched among all routes once for its shape, and a request is
 * answered by a build that holds nothing but its own route and the layouts around that.
 */
export function openRemix(source: LocalisedBuild): Remix {
  const tree = childrenOf(source);
  const words = new Set(
    Object.values(source.routes).flatMap((route) => route?.path?.split('/') ?? []),
  );
  const routeOfShape = new Map<string, string>();
  const handlers = new Map<string | null, RequestHandler>();

  const findRoute = (pathname: string): string | null => {
    const path = pagePathOf(pathname);
    const shape = shapeOf(path, words);
    const known = shape && routeOfShape.get(shape);
    if (known) return known;
    const route = matchRoutes(tree, path)?.at(-1)?.route;
    // What a splat takes has shapes without end.
    if (route?.id && shape && !route.path?.endsWith('*')) routeOfShape.set(shape, route.id);
    return route?.id ?? null;
  };

  return {
    findRoute,
    handleRemix: async (request, context) => {
      const id = findRoute(new URL(request.url).pathname);
      let handle = handlers.get(id);
      if (!handle) {
        const build = id ? withRouteAlone(source, id) : source;
        handle = createRequestHandler(withScriptsOfPage(build), 'production');
        handlers.set(id, handle);
      }
      const answer = await handle(request, context);
      // Remix leaves the charset out.
      if (answer.headers.get('Content-Type') === 'text/x-script') {
        answer.headers.set('Content-Type', dataContentType);
      }
      return answer;
    },
  };
}

/**
 * What a path has in common with all others that match the same route: its segments, with a star for each that no route
 * names. Null for the rare ones that the router reads in a way of its own.
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

function withRouteAlone(build: LocalisedBuild, leaf: string): LocalisedBuild {
  const ids: string[] = [];
  for (let id: string | undefined = leaf; id; id = build.routes[id]?.parentId) ids.push(id);
  const pick = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

function childrenOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .flatMap((route): RouteObject[] => {
      if (!route) return [];
      if (route.index) return [{ id: route.id, index: true, path: route.path }];
      return [{ id: route.id, path: route.path, children: childrenOf(build, route.id) }];
    });
}
