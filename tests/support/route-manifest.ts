/** A route of the built app, from its manifest. */
export type ManifestRoute = {
  id: string;
  parentId?: string;
  /** Relative to its parent's; absent for layouts without a segment. */
  path?: string;
  index?: boolean;
  hasAction: boolean;
  hasLoader: boolean;
};

/** Routes that the worker answers before Remix, in the same format. */
const ownRoutes = [{ id: 'healthz', fullPath: '/healthz', hasAction: false, hasLoader: true }];

/**
 * Reads the manifest that the running product serves to browsers: every route with its full path, and those that the
 * worker answers itself.
 * @throws if no page names a manifest
 */
export async function readRoutes(
  origin: string,
): Promise<(ManifestRoute & { fullPath: string })[]> {
  const page = await (await fetch(`${origin}/us`)).text();
  const address = /\/assets\/manifest-[\w.-]+\.js/.exec(page)?.[0];
  if (!address) throw new Error('The page names no route manifest');
  const script = await (await fetch(`${origin}${address}`)).text();
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  const { routes } = JSON.parse(json) as { routes: Record<string, ManifestRoute> };
  const pathOf = (route: ManifestRoute | undefined): string =>
    route ? [pathOf(routes[route.parentId ?? '']), route.path].filter(Boolean).join('/') : '';
  const remixRoutes = Object.values(routes);
  return [
    ...remixRoutes.map((route) => ({ ...route, fullPath: `/${pathOf(route)}` })),
    ...ownRoutes,
  ];
}
