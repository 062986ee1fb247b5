import type { ServerBuild } from '@remix-run/cloudflare';
import { matchRoutes } from '@remix-run/react';
import { livePath } from '#app/domain/live/live-wire.ts';
import { isReadablePath } from '#app/http/gate.server.ts';

type RouteObject = Parameters<typeof matchRoutes>[0][number];

let trees: WeakMap<ServerBuild, RouteObject[]> | undefined;

/**
 * The route id that answers a path, for logs: `routes/invoice.$id`, never the path itself, whose ids are secrets.
 * @returns `none` when no route matches
 */
export function describeRoute(build: ServerBuild, pathname: string): string {
  if (!isReadablePath(pathname)) return 'none';
  if (pathname === livePath) return 'live';
  trees ??= new WeakMap();
  let tree = trees.get(build);
  if (!tree) {
    tree = childrenOf(build, 'root');
    trees.set(build, tree);
  }
  const matches = matchRoutes(tree, pathname.replace(/\.data$/, '')) ?? [];
  return matches.at(-1)?.route.id ?? 'none';
}

function childrenOf(build: ServerBuild, parentId: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .flatMap((route): RouteObject[] => {
      if (!route) return [];
      if (route.index) return [{ id: route.id, index: true, path: route.path }];
      return [{ id: route.id, path: route.path, children: childrenOf(build, route.id) }];
    });
}
