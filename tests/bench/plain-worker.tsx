import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/cloudflare';
import { Outlet, RemixServer, Scripts, useLoaderData } from '@remix-run/react';
import { renderToReadableStream } from 'react-dom/server';

/** A row of a list, as wide as one of ours. */
type Row = { id: string; number: string; client: string; date: string; total: string };

const rows = Array.from({ length: 50 }, (_, at): Row => {
  const number = `INV-${1000 + at}`;
  const total = `$${at},${100 + at}.50`;
  return { id: `row-${at}`, number, client: `Client number ${at}`, date: '11/22/2026', total };
});

/** The smallest useful Remix page: its streaming renderer, one loader, 50 rows of five cells. */
const build: ServerBuild = {
  entry: { module: { default: handleDocument } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    list: {
      id: 'list',
      parentId: 'root',
      index: true,
      module: { default: List, loader: () => ({ rows }) },
    },
  },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: manifestOf({ id: 'root', path: '' }),
      list: manifestOf({ id: 'list', parentId: 'root', index: true }),
    },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
  isSpaMode: false,
  mode: 'production',
};

function manifestOf(route: { id: string; parentId?: string; path?: string; index?: boolean }) {
  return {
    ...route,
    hasAction: false,
    hasLoader: route.id === 'list',
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: false,
    module: `/${route.id}.js`,
    imports: [],
  };
}

function Root() {
  return (
    <html lang="en">
      <head>
        <title>Plain</title>
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

function List() {
  const { rows } = useLoaderData<{ rows: Row[] }>();
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.id}</td>
            <td>{row.number}</td>
            <td>{row.client}</td>
            <td>{row.date}</td>
            <td>{row.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const body = await renderToReadableStream(<RemixServer context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}

const handleRemix = createRequestHandler(build, 'production');

export default {
  fetch: (request) => handleRemix(request),
} satisfies ExportedHandler;
