import type { AppLoadContext } from '@remix-run/cloudflare';
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js';
import {
  type LoaderFunctionArgs,
  type RouteObject,
  UNSAFE_ErrorResponseImpl,
} from 'react-router-dom';
import { type LocalisedBuild, openRemix } from '#app/remix/remix-routes.server.ts';
import { defineRoutesOfTable } from '#scripts/define-routes.ts';

type Args = LoaderFunctionArgs & { context: AppLoadContext };
type Call = (args: Args) => unknown;
type ClientCall = (
  args: LoaderFunctionArgs & Record<'serverLoader' | 'serverAction', () => unknown>,
) => unknown;

type RouteModule = {
  loader?: Call;
  action?: Call;
  clientLoader?: ClientCall;
  clientAction?: ClientCall;
} & Record<'default' | 'ErrorBoundary' | 'handle' | 'shouldRevalidate', never>;

/** The network between pages and the server: forwards each request with a context, or drops it. */
export type Network = (
  request: Request,
  answer: (request: Request, context: AppLoadContext) => unknown,
  /** The route whose data is requested. */
  routeId?: string,
) => Promise<unknown>;

type ManifestRoute = {
  id: string;
  file: string;
  path?: string;
  index?: boolean;
  parentId?: string;
};

const files: Record<string, RouteModule> = import.meta.glob(
  ['../../app/root.tsx', '../../app/**/*.route.{ts,tsx}'],
  { eager: true },
);
const manifest: ManifestRoute[] = [
  { id: 'root', file: 'root.tsx', path: '' },
  ...(Object.values(await defineRoutesOfTable(defineRoutes)) as ManifestRoute[]),
];
const moduleOf = ({ file }: ManifestRoute) => {
  const found = files[`../../app/${file}`];
  if (!found) throw new Error(`No such route: ${file}`);
  return found;
};

/** Remix with the routes in `app`, for requests without a page. */
export const { findRoute, handleRemix } = openRemix(buildOfRoutes());

function buildOfRoutes(): LocalisedBuild {
  const routes = manifest.map((route) => [route.id, { ...route, module: moduleOf(route) }]);
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

/** The app's pages with loaders and actions, for a router in the same process. */
export function pagesOf(network: Network): RouteObject[] {
  return childrenOf(undefined);

  function childrenOf(parentId: string | undefined): RouteObject[] {
    return manifest
      .filter((route) => route.parentId === parentId)
      .map((route): RouteObject => {
        const { id, path, index } = route;
        const page = { id, path, ...pageOf(moduleOf(route), id, network) };
        return index ? { ...page, index } : { ...page, children: childrenOf(id) };
      });
  }
}

function pageOf(route: RouteModule, id: string, network: Network) {
  const askForData: Network = (request, answer) => network(request, answer, id);
  const { default: Component, ErrorBoundary, handle, shouldRevalidate } = route;
  return {
    Component,
    ErrorBoundary,
    handle,
    shouldRevalidate,
    loader: route.loader && callOf(askForData, route.loader, route.clientLoader),
    action: route.action && callOf(network, route.action, route.clientAction),
  };
}

/**
 * Returns a page's loader or action. If it has a `clientLoader` or `clientAction`, returns that, since it calls the
 * server itself.
 */
function callOf(network: Network, call: Call, clientCall: ClientCall | undefined) {
  return async (args: LoaderFunctionArgs): Promise<never> => {
    const ask = () =>
      network(args.request.clone() as Request, (request, context) =>
        call({ ...args, request, context }),
      );
    if (!clientCall) return (await ask()) as never;
    const askServer = async () => dataOf(await ask().catch(restate));
    return (await clientCall({
      ...args,
      serverLoader: askServer,
      serverAction: askServer,
    })) as never;
  };
}

/** Returns the data of a response as client code receives it, decoded as Remix does. */
function dataOf(answer: unknown): unknown {
  if (answer instanceof Response) throw answer;
  const wrapped = answer as { type?: string; data?: unknown } | null;
  return wrapped?.type === 'DataWithResponseInit' ? wrapped.data : answer;
}

async function restate(thrown: unknown): Promise<never> {
  if (!(thrown instanceof Response)) throw thrown;
  if (thrown.status >= 300 && thrown.status < 400) throw thrown;
  const text = await thrown.text();
  const isJson = thrown.headers.get('Content-Type')?.includes('json');
  const data = isJson ? JSON.parse(text) : text;
  throw new UNSAFE_ErrorResponseImpl(thrown.status, thrown.statusText, data);
}
