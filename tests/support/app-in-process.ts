import { defineRoutes } from '@remix-run/dev/dist/config/routes.js';
import { type LocalisedBuild, openRemix } from '#app/remix/remix-routes.server.ts';
import { defineRoutesOfTable } from '#scripts/define-routes.ts';

type ManifestRoute = { id: string; file: string };

const files: Record<string, object> = import.meta.glob(
  ['../../app/root.tsx', '../../app/**/*.route.{ts,tsx}'],
  { eager: true },
);
const manifest: ManifestRoute[] = [
  { id: 'root', file: 'root.tsx', path: '' } as ManifestRoute,
  ...(Object.values(await defineRoutesOfTable(defineRoutes)) as ManifestRoute[]),
];

/** Remix with the routes in `app`, for requests without a page. */
export const { findRoute, handleRemix } = openRemix(buildOfRoutes());

function buildOfRoutes(): LocalisedBuild {
  const routes = manifest.map((route) => {
    const module = files[`../../app/${route.file}`];
    if (!module) throw new Error(`No such route: ${route.file}`);
    return [route.id, { ...route, module }];
  });
  const future = { v3_singleFetch: true, v3_relativeSplatPath: true, v3_fetcherPersist: true };
  const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: 'test' };
  return {
    routes: Object.fromEntries(routes),
    future,
    assets,
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    isSpaMode: false,
    entry: { module: { default: () => new Response('<!doctype html>') } },
    localisedScripts: { files: [], suffixes: {} },
  } as never;
}
